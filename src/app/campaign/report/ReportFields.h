// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"
#include "models/campaign/CampaignReportDraft.h"

class QSpinBox;

namespace muster::app {

class ChipEdit;
class Segments;

/// What a report asks of one side: the same fields in the head, where somebody plays alone, and over each of several forces.
/// `suffix`: what their object names end with.
struct ReportField
{
    CampaignSession &session;
    models::CampaignReportDraft &draft;
    int side = 0;
    QString suffix;

    /// A small word over a control.
    [[nodiscard]] static QWidget *captioned(const QString &text, QWidget *control, QWidget *parent);
    /// Done, failed, open.
    [[nodiscard]] QWidget *objective(const campaign::Objective &objective, QWidget *parent) const;
    static void show(const campaign::Objective &objective, const campaign::Side &side, const QString &suffix, const QWidget &parent);
    /// Won, drawn, lost, open.
    [[nodiscard]] Segments *result(QWidget *parent) const;
    static void show(Segments &result, const campaign::Side &side);
    [[nodiscard]] QSpinBox *victoryPoints(QWidget *parent) const;
    /// What nobody in particular eliminated. The published rules let the player note it, whoever it was.
    [[nodiscard]] ChipEdit *wholeSide(QWidget *parent) const;
};

} // namespace muster::app
