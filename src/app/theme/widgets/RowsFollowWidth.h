// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAbstractItemView;

namespace muster::app {

/// Has the rows of a view measured again when its width changes: words that wrap make them higher. Qt asks only for a new height.
class RowsFollowWidth final : public QObject
{
public:
    explicit RowsFollowWidth(QAbstractItemView *view);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QAbstractItemView *m_view;
};

} // namespace muster::app
