// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;
class QPlainTextEdit;

namespace muster::app {

/// Name and note of a version that is kept, or of one that is called otherwise.
class VersionDialog final : public QDialog
{
    Q_OBJECT

public:
    VersionDialog(const QString &title, const QString &accept, const QString &name, const QString &note, QWidget *parent);
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString note() const;

private:
    QLineEdit *m_name = nullptr;
    QPlainTextEdit *m_note = nullptr;
};

} // namespace muster::app
