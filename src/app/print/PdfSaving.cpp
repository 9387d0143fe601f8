// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/PdfSaving.h"

#include "app/print/PrintSession.h"
#include "app/workspace/BackgroundWork.h"
#include "app/workspace/StepwiseWork.h"
#include "logging/Note.h"

#include <QSignalBlocker>

namespace muster::app {

PdfSaving::PdfSaving(QString file, QWidget *over, QObject *parent)
    : QObject(parent), m_file(std::move(file)), m_progress(tr("Writing the PDF…"), over)
{
    connect(&m_progress, &QuietProgress::cancelled, this, &PdfSaving::cancel);
}

PdfSaving::~PdfSaving()
{
    disconnect();
    if (!m_ended && !m_cancelled)
        finishNow();
}

void PdfSaving::start(PrintSession &session)
{
    m_session = &session;
    session.whenLaidOut(this, [this](bool laidOut) {
        if (m_ended)
            return;
        PrintSession &done = *std::exchange(m_session, nullptr);
        if (!laidOut)
            return end(stopped());
        const std::shared_ptr<const print::PrintedJob> job = done.sharedJob();
        paint({job, &job->pages}, done.pdfInfo());
    });
}

void PdfSaving::start(print::Pages pages, const print::PdfInfo &info)
{
    paint(std::make_shared<const print::Pages>(std::move(pages)), info);
}

void PdfSaving::paint(std::shared_ptr<const print::Pages> pages, const print::PdfInfo &info)
{
    if (pages->empty())
        return end(
            base::Error{"print.nothing", base::Message(QT_TRANSLATE_NOOP("Message", "there is nothing to print")), m_file.toStdString()});
    m_paper = std::make_shared<Paper>(info);
    m_painting = new StepwiseWork(
        int(pages->size()),
        [paper = m_paper, pages](int page) {
            paper->pdf.add(pages->at(size_t(page)));
            return true;
        },
        &m_progress, this);
    connect(m_painting, &StepwiseWork::ended, this, [this] { m_painting->isWhole() ? write() : end(stopped()); });
    m_painting->start();
}

// The disk may be slow, or a drive of another computer.
void PdfSaving::write()
{
    m_progress.set(0, 0);
    m_writing = new BackgroundWork([paper = m_paper, file = m_file, bytes = m_paper->pdf.finish()](
                                       BackgroundWork::Steps &) { paper->written = print::writePdfBytes(file, bytes); },
                                   nullptr, this);
    connect(m_writing, &BackgroundWork::ended, this, [this] { end(*m_paper->written); });
    m_writing->start();
}

void PdfSaving::cancel()
{
    if (m_ended || m_writing) // the file is as good as there
        return;
    m_cancelled = true;
    if (m_painting)
        m_painting->cancel();
    else
        end(stopped());
}

void PdfSaving::end(const base::Result<void> &written)
{
    if (std::exchange(m_ended, true))
        return;
    m_progress.close();
    deleteLater();
    emit ended(written);
}

// Within the moment in which no progress is shown, the window may be closed: who asked for a file finds it.
void PdfSaving::finishNow()
{
    if (m_session) {
        const QSignalBlocker nobodyIsThere(m_session);
        m_session->finish(); // comes back to paint()
    }
    if (m_painting && !m_writing) {
        m_painting->finishNow();
        write();
    }
    if (!m_writing)
        return;
    delete m_writing; // waits
    (void)logging::note(logging::lcWindow(), "write a PDF while the window closes", *m_paper->written);
}

base::Error PdfSaving::stopped() const
{
    return {"print.stopped", QT_TRANSLATE_NOOP("Message", "stopped by the user"), m_file.toStdString()};
}

} // namespace muster::app
