// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/Library.h"

#include <QDialog>

class QCheckBox;
class QLineEdit;

namespace muster::app {

/// Asks for the password of a club's server; kept in the system's keyring if the user wants, never in clear.
class PasswordDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit PasswordDialog(const library::Address &address, bool again, QWidget *parent = nullptr);

    [[nodiscard]] QString password() const;
    [[nodiscard]] bool keep() const;

private:
    QLineEdit *m_password;
    QCheckBox *m_keep;
};

} // namespace muster::app
