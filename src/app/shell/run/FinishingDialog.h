// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;

namespace muster::app {

/// The little window after the big one: what is still being done, and a way to leave it.
class FinishingDialog final : public QDialog
{
    Q_OBJECT

public:
    FinishingDialog();

    void setSentence(const QString &sentence);
    [[nodiscard]] QString sentence() const;

private:
    QLabel *m_sentence = nullptr;
};

} // namespace muster::app
