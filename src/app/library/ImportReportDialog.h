// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/exchange/ImportReport.h"

#include <QDialog>

namespace muster::app {

/// What became of one file that was brought in.
struct ImportLine
{
    QString file;
    QString name;    ///< of the document; empty when nothing came of it
    QString problem; ///< why not
    documents::ImportReport report;
};

/// What was read, skipped, not understood and refused, file by file.
class ImportReportDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit ImportReportDialog(const QList<ImportLine> &lines, QWidget *parent = nullptr);

    /// "3 of 4 files were brought in."
    [[nodiscard]] static QString summary(const QList<ImportLine> &lines);
    /// Whether there is more to say than that it was read.
    [[nodiscard]] static bool isWorthShowing(const QList<ImportLine> &lines);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace muster::app
