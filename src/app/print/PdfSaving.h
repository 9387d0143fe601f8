// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/QuietProgress.h"
#include "print/paint/PdfFile.h"

#include <memory>
#include <optional>

namespace muster::app {

class BackgroundWork;
class PrintSession;
class StepwiseWork;

/// Pages on their way into a file, while the window goes on: the layout is awaited, the pages are painted a few at a time, the
/// file is written beside. When this goes away before the end, the file is written first, unless it was cancelled.
class PdfSaving final : public QObject
{
    Q_OBJECT

public:
    PdfSaving(QString file, QWidget *over, QObject *parent);
    ~PdfSaving() override;

    /// What the session shows once its layout is done.
    void start(PrintSession &session);
    void start(print::Pages pages, const print::PdfInfo &info);
    void cancel();

signals:
    /// Once. "print.stopped": nobody wants it any more, and there is no file.
    void ended(const muster::base::Result<void> &written);

private:
    /// Painted and written here, or written by the thread; it lives as long as the last of them.
    struct Paper
    {
        explicit Paper(const print::PdfInfo &info) : pdf(info) {}
        print::PdfPages pdf;
        std::optional<base::Result<void>> written;
    };

    void paint(std::shared_ptr<const print::Pages> pages, const print::PdfInfo &info);
    void write();
    void end(const base::Result<void> &written);
    void finishNow();
    [[nodiscard]] base::Error stopped() const;

    QString m_file;
    QuietProgress m_progress;
    PrintSession *m_session = nullptr; ///< as long as its layout is awaited
    std::shared_ptr<Paper> m_paper;
    StepwiseWork *m_painting = nullptr;
    BackgroundWork *m_writing = nullptr;
    bool m_cancelled = false;
    bool m_ended = false;
};

} // namespace muster::app
