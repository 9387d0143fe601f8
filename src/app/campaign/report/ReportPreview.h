// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"
#include "models/campaign/CampaignReportDraft.h"

#include <QWidget>

class QVBoxLayout;

namespace muster::app {

/// What the report will do: promotions to grant now, casualties, what no longer holds.
class ReportPreview final : public QWidget
{
    Q_OBJECT

public:
    ReportPreview(CampaignSession &session, models::CampaignReportDraft &draft, QWidget *parent = nullptr);
    void refresh();
    /// The ticks as the draft has them.
    void load();

private:
    void addPromotions();
    void addCasualties();
    void addRivalries();
    [[nodiscard]] bool keepsExperience() const { return m_session.rules().mode != campaign::ExperienceMode::None; }
    void addProblems();
    void addHead(const QString &text, const QString &remark = {});
    QWidget *line(const QString &icon, Token tint, const QString &first, const QString &second);

    CampaignSession &m_session;
    models::CampaignReportDraft &m_draft;
    QWidget *m_body = nullptr;
    QVBoxLayout *m_column = nullptr;
    QStringList m_shown; ///< what stands there now, so that it is rebuilt only when it is different
};

/// "How 66 comes about": the experience of the mission by its sources.
class ReportSum final : public QWidget
{
    Q_OBJECT

public:
    ReportSum(CampaignSession &session, models::CampaignReportDraft &draft, QWidget *parent = nullptr);
    void refresh();
    /// Room for all of its lines.
    [[nodiscard]] int wantedHeight() const { return 36 + 22 * int(m_lines.size()) + 12; }
    QSize sizeHint() const override { return {380, 130}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Line
    {
        QString name, how;
        int points = 0;
    };
    [[nodiscard]] QString eliminations() const;
    void addShares(const campaign::Side &side);

    CampaignSession &m_session;
    models::CampaignReportDraft &m_draft;
    QVector<Line> m_lines;
    int m_total = 0;
};

} // namespace muster::app
