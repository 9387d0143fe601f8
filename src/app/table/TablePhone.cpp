// SPDX-License-Identifier: GPL-3.0-or-later
// What a phone page handed back comes into the battle.
#include "app/table/TableVerbs.h"
#include "app/table/TableWorkspace.h"
#include "share/table/TableTaps.h"
#include "text/Spoken.h"

#include <QApplication>
#include <QClipboard>
#include <QInputDialog>

namespace muster::app {

using namespace battle;

void TableWorkspace::askPhone()
{
    const QString copied = QApplication::clipboard()->text();
    bool taken = false;
    const QString text = QInputDialog::getMultiLineText(QApplication::activeWindow(), tr("From the phone page"),
                                                        tr("What the phone page handed back:"),
                                                        share::holdsTableResult(copied) ? copied : QString(), &taken);
    if (taken && !text.trimmed().isEmpty())
        takeFromPhone(text);
}

void TableWorkspace::takeFromPhone(const QString &text)
{
    if (!m_session->document())
        return;
    const auto handed = share::readForBattle(text, m_session->document()->battle());
    if (!handed)
        return say(text::spoken(handed.error()));
    const QVector<Payload> taps = share::tapsOf(*handed, m_session->document()->battle(), m_session->state());
    if (taps.isEmpty())
        return say(tr("Nothing is different from what the phone page says."));
    m_session->record(tr("From the phone page"), taps);
    if (!handed->result.sameList)
        say(tr("The list was edited after the page was made."));
}

} // namespace muster::app
