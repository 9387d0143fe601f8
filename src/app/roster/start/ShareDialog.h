// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "share/RosterExport.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPlainTextEdit;

namespace muster::app {

/// The list in every format, as it will be sent: look at it, copy it, or write it to a file.
class ShareDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit ShareDialog(share::RosterExport roster, QWidget *parent = nullptr);

    [[nodiscard]] share::ExportFormat format() const;
    void setFormat(share::ExportFormat format);
    [[nodiscard]] QString text() const;
    /// Writes the shown text; says so, or why not.
    bool save(const QString &path);

private:
    void showFormat();
    void copy();
    void askAndSave();

    share::RosterExport m_roster;
    std::vector<share::ExportFormatInfo> m_formats;
    QListWidget *m_list = nullptr;
    QPlainTextEdit *m_text = nullptr;
    QLabel *m_message = nullptr;
};

} // namespace muster::app
