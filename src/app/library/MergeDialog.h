// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/exchange/CampaignMerge.h"

#include <QDialog>

class QComboBox;

namespace muster::app {

/// Another book of a campaign came in: what is new, what contradicts, whose version counts, or both campaigns side by side.
class MergeDialog final : public QDialog
{
    Q_OBJECT

public:
    MergeDialog(const documents::OtherBook &book, QWidget *parent);

    [[nodiscard]] bool keepsBoth() const { return m_keepsBoth; }
    [[nodiscard]] campaign::Whose whose() const;

private:
    QComboBox *m_whose = nullptr; ///< null: nothing contradicts
    bool m_keepsBoth = false;
};

} // namespace muster::app
