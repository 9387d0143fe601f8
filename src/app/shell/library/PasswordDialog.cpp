// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/library/PasswordDialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace muster::app {

PasswordDialog::PasswordDialog(const library::Address &address, bool again, QWidget *parent)
    : QDialog(parent), m_password(new QLineEdit), m_keep(new QCheckBox(tr("&Keep it in the system's keyring")))
{
    setObjectName("passwordDialog");
    setWindowTitle(tr("Library of the club"));
    m_password->setObjectName("password");
    auto *question = new QLabel(tr("&Password of %1 on %2:").arg(address.user, address.host));
    question->setTextFormat(Qt::PlainText);
    question->setBuddy(m_password);
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setAccessibleName(tr("Password"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    if (again)
        layout->addWidget(new QLabel(tr("The server refused that password.")));
    layout->addWidget(question);
    layout->addWidget(m_password);
    layout->addWidget(m_keep);
    layout->addWidget(buttons);
}

QString PasswordDialog::password() const
{
    return m_password->text();
}

bool PasswordDialog::keep() const
{
    return m_keep->isChecked();
}

} // namespace muster::app
