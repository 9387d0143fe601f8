// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/roster/Roster.h"

#include <QDialog>
#include <QImage>

namespace muster::app {

/// A list as a QR code: shown, copied, saved as a picture. Muster reads it again from any of them.
class QrDialog final : public QDialog
{
    Q_OBJECT

public:
    QrDialog(const rules::Roster &roster, QWidget *parent);

    /// Null when the list is too long for a code.
    [[nodiscard]] const QImage &picture() const { return m_picture; }

private:
    void save();

    QImage m_picture;
    QString m_name;
};

} // namespace muster::app
