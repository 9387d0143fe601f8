// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"
#include "share/campaign/MissionPage.h"

#include <QWidget>

class QMenu;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace muster::app {

/// The page of a mission: who fought, who put whom out of action, what it brought, pictures, notes, and who says so.
class MissionView final : public QWidget
{
    Q_OBJECT

public:
    explicit MissionView(CampaignSession &session, QWidget *parent = nullptr);

    /// Shows the mission of that entry of the log; empty: the latest.
    void setMission(const QString &event);
    [[nodiscard]] const QString &mission() const { return m_event; }
    /// The one before or after it, by date.
    void step(int by);
    void retranslate();

signals:
    /// To correct it, or to report it where it is planned.
    void correctWanted(const QString &event);

private:
    void refresh();
    void fill(const share::MissionPage &page);
    void addGains(const share::MissionPage &page);
    [[nodiscard]] bool keepsExperience() const { return m_session.rules().mode != campaign::ExperienceMode::None; }
    void addLines(const QString &title, const QStringList &lines);
    void addPictures(const share::MissionPage &page);
    void fillVerdicts();
    void addPicture();
    void judge(const QString &player, campaign::Verdict verdict);
    void cancelMission();
    QPushButton *button(const char *name);

    CampaignSession &m_session;
    QString m_event;
    QScrollArea *m_scroll = nullptr;
    QWidget *m_page = nullptr;
    QVBoxLayout *m_column = nullptr;
    QPushButton *m_before = nullptr, *m_after = nullptr, *m_correct = nullptr, *m_picture = nullptr, *m_verdict = nullptr,
                *m_cancel = nullptr;
    QMenu *m_verdicts = nullptr;
};

} // namespace muster::app
