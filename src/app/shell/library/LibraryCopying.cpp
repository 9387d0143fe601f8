// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/library/LibraryCopying.h"

#include "library/sql/Database.h"

namespace muster::app {

namespace {

BackgroundWork::Work copying(const library::Address &from, const library::Address &into,
                             const std::shared_ptr<base::Result<library::MergeReport>> &report)
{
    return [from, into, report](BackgroundWork::Steps &steps) {
        const auto source = library::Database::open(from), target = library::Database::open(into);
        *report = !source ? source.error()
            : !target     ? target.error()
                          : library::mergeLibrary(**source, **target, [&steps](int done, int all) { return steps.next(done, all); });
    };
}

} // namespace

// Shown at once: whatever would be changed in the moment before would be missing in the copy.
LibraryCopying::LibraryCopying(const library::Address &from, const library::Address &into, QWidget *over, QObject *parent)
    : QObject(parent), m_report(std::make_shared<base::Result<library::MergeReport>>(library::MergeReport())),
      m_progress(tr("Copying what the library holds…"), over, nullptr, 0), m_work(copying(from, into, m_report), &m_progress, nullptr)
{
    connect(&m_work, &BackgroundWork::ended, this, [this] {
        m_progress.close();
        deleteLater();
        if (m_work.wasCancelled())
            *m_report = base::Error{"library.stopped", QT_TRANSLATE_NOOP("Message", "stopped by the user"), {}};
        emit ended(*m_report);
    });
}

} // namespace muster::app
