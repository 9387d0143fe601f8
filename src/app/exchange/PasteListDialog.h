// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/MachineNotes.h"
#include "app/workspace/Services.h"
#include "lists/ListReader.h"

#include <QDialog>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;
class QTableView;
class QVBoxLayout;

namespace muster::app {

class Chip;
class PastedLinesModel;

/// A list from a text: pasted or dropped, read at once, line by line; doubts are settled here, then it becomes a roster.
class PasteListDialog final : public QDialog
{
    Q_OBJECT

public:
    PasteListDialog(const Services &services, QWidget *parent);
    ~PasteListDialog() override;

    /// Reads it as if it had been pasted.
    void setText(const QString &text);
    [[nodiscard]] const std::vector<lists::ReadList> &found() const { return m_lists; }

signals:
    /// The rosters that were made, by id.
    void broughtIn(const QStringList &ids);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void makeEntry();
    void makeResult();
    [[nodiscard]] QWidget *makeHead();
    [[nodiscard]] QWidget *makeSide();
    void readText();
    void readKnownGames(QStringList games);
    void takeCode(const QString &text);
    void takeRoster(const QByteArray &bytes, const QString &name);
    void openFile(const QString &path);
    void showLists();
    void showList();
    void showDoubt();
    void showVerdict();
    void fillGames();
    void readAgain();
    void decide(const std::string &entryId);
    /// What the player said earlier that names of other programs mean in a game: name key as pasted -> name key of the data.
    [[nodiscard]] QMap<QString, QString> rememberedFor(const QString &packId) const;
    void useRemembered();
    void remember(const lists::LineResult &line, const std::string &entryId);
    void goToDoubt(int step);
    void bringIn(bool all);

    const Services &m_services;
    MachineNotes m_notes;
    QString m_text;
    std::vector<lists::ReadList> m_lists;
    std::vector<lists::ReadWishes> m_wishes;
    int m_current = 0;
    bool m_filling = false;

    QStackedWidget *m_pages = nullptr;
    QPlainTextEdit *m_entry = nullptr;
    QLabel *m_entrySays = nullptr;
    QComboBox *m_which = nullptr;
    QComboBox *m_shape = nullptr;
    QComboBox *m_army = nullptr;
    QLabel *m_summary = nullptr;
    QTableView *m_table = nullptr;
    PastedLinesModel *m_model = nullptr;
    QLabel *m_doubt = nullptr;
    QCheckBox *m_remember = nullptr;
    QVBoxLayout *m_candidates = nullptr;
    QLabel *m_verdict = nullptr;
    QPushButton *m_bringAll = nullptr;
    QPushButton *m_bringOne = nullptr;
};

} // namespace muster::app
