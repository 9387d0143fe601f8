// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/CoverPage.h"
#include "app/table/TableVerbs.h"
#include "app/table/end/EndDraft.h"

class QGridLayout;
class QLabel;
class QPlainTextEdit;
class QScrollArea;
class QVBoxLayout;

namespace muster::app {

class Combo;

/// The end on one page: the result, who did what, and what will be written. Everything comes from the log; only fates and open
/// killers are asked.
class EndPage final : public CoverPage
{
    Q_OBJECT

public:
    EndPage(TableSession &session, EndDraft &draft, QWidget *parent = nullptr);

    void retranslate();
    /// The page as the battle stands now.
    void load();

signals:
    void finishWanted();

private:
    void rebuildResult();
    void addCharts(QVBoxLayout &column);
    [[nodiscard]] QWidget *campaignChoice(QWidget *page);
    void rebuildUnits();
    void addUnit(QGridLayout &grid, int row, const battle::UnitState &unit);
    void addOpenKillers(QVBoxLayout &column);
    void refreshReport();

    TableSession &m_session;
    EndDraft &m_draft;
    TableVerbs m_verbs;
    QLabel *m_resultTitle, *m_unitsTitle, *m_reportTitle;
    QScrollArea *m_result, *m_units;
    QLabel *m_report;
    bool m_loading = false;
};

} // namespace muster::app
