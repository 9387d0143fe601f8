// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/Services.h"
#include "models/LibraryModel.h"

#include <QWidget>

class QAction;
class QGridLayout;
class QLabel;
class QPushButton;
class QShortcut;

namespace muster::app {

/// What the library shows over the samples while nothing in it is the user's own: what this program is, in one line, and three ways
/// to begin. Where there is little room only the line and the buttons stay.
class FirstStart final : public QWidget
{
    Q_OBJECT

public:
    /// What the buttons do; the window has the same actions in its menus.
    struct Ways
    {
        QAction *newRoster = nullptr;
        QAction *paste = nullptr;
        QAction *import = nullptr;
        QAction *getGames = nullptr;
    };

    FirstStart(const models::LibraryModel &model, const Services &services, const Ways &ways, QWidget *page);

    /// Nothing of the user's own is there.
    void setWanted(bool wanted);
    void retranslate(const QString &language);
    /// Room for descriptions.
    [[nodiscard]] bool isLarge() const { return m_large; }
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// By its key in the model.
    void sampleChosen(const QString &key);
    /// It came into sight or went: what it offers need not be offered twice.
    void shown(bool on);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Way
    {
        QWidget *card = nullptr;
        QLabel *title = nullptr;
        QLabel *text = nullptr;
    };
    [[nodiscard]] Way addWay(int column, const char *icon, const char *name);
    void fillSamples();
    void nameSamples();
    void arrange();

    const models::LibraryModel &m_model;
    const Services &m_services;
    QWidget *m_page;
    QLabel *m_what = nullptr;
    QLabel *m_how = nullptr;
    QGridLayout *m_columns = nullptr;
    Way m_look, m_build, m_bring;
    QList<QPushButton *> m_samples;
    QList<QShortcut *> m_keys;
    QPushButton *m_newRoster = nullptr;
    QPushButton *m_paste = nullptr;
    QPushButton *m_import = nullptr;
    QPushButton *m_getGames = nullptr;
    bool m_wanted = false;
    bool m_large = true;
};

} // namespace muster::app
