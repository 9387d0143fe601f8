// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/Services.h"
#include "share/roster/RosterExport.h"

#include <QDialog>
#include <QMap>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace muster::app {

/// The texts of the user's own in which lists are shared: write one, see the list in it, keep it in the library.
class TemplatesDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `example` is shown in the texts; the one called `open` is opened.
    TemplatesDialog(const Services &services, share::RosterExport example, const QString &open, QWidget *parent = nullptr);

    /// The name of the one that was kept last; empty when none was.
    [[nodiscard]] const QString &lastSaved() const { return m_lastSaved; }
    void reject() override;

private:
    void makeFields();
    void fill(const QString &choose);
    void showOne(const QString &name);
    void preview();
    void insertPlace(int index);
    bool keep();
    void remove();
    void bringBack();
    [[nodiscard]] bool isChanged() const;
    [[nodiscard]] static QString beginning();

    const Services &m_services;
    share::RosterExport m_example;
    QMap<QString, QString> m_templates;
    QString m_shown; ///< the one in the fields; empty: a new one
    QString m_lastSaved;
    QString m_removedName, m_removedText; ///< the last one that was taken out, so that it can come back
    QListWidget *m_list = nullptr;
    QLineEdit *m_name = nullptr;
    QComboBox *m_places = nullptr;
    QPlainTextEdit *m_text = nullptr;
    QPlainTextEdit *m_preview = nullptr;
    QLabel *m_message = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_keep = nullptr;
};

} // namespace muster::app
