// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/versions/VersionDialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace muster::app {

VersionDialog::VersionDialog(const QString &title, const QString &accept, const QString &name, const QString &note, QWidget *parent)
    : QDialog(parent)
{
    setObjectName("versionDialog");
    setWindowTitle(title);
    resize(420, 260);
    m_name = new QLineEdit(name);
    m_name->setObjectName("versionName");
    m_name->setMaxLength(200);
    m_name->setAccessibleName(tr("Name of the version"));
    m_note = new QPlainTextEdit(note);
    m_note->setObjectName("versionNote");
    m_note->setTabChangesFocus(true);
    m_note->setAccessibleName(tr("Note on the version"));
    m_note->setPlaceholderText(tr("What it was for, if you like"));
    auto *label = new QLabel(tr("Name of the version"));
    label->setBuddy(m_name);
    auto *noteLabel = new QLabel(tr("Note"));
    noteLabel->setBuddy(m_note);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton *ok = buttons->addButton(accept, QDialogButtonBox::AcceptRole);
    auto *column = new QVBoxLayout(this);
    for (QWidget *widget : QList<QWidget *>{label, m_name, noteLabel, m_note, buttons})
        column->addWidget(widget);
    ok->setDefault(true);
    const auto check = [this, ok] { ok->setEnabled(!m_name->text().trimmed().isEmpty()); };
    connect(m_name, &QLineEdit::textChanged, this, check);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    check();
    m_name->selectAll();
    m_name->setFocus();
}

QString VersionDialog::name() const
{
    return m_name->text().trimmed();
}

QString VersionDialog::note() const
{
    return m_note->toPlainText().trimmed();
}

} // namespace muster::app
