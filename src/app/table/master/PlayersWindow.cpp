// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/master/PlayersWindow.h"

#include "app/theme/style/Theme.h"

#include <QTextBrowser>
#include <QVBoxLayout>

namespace muster::app {

PlayersWindow::PlayersWindow(QWidget *parent) : QWidget(parent, Qt::Window)
{
    setObjectName("table.players.window");
    m_page = new QTextBrowser(this);
    m_page->setFrameShape(QFrame::NoFrame);
    m_page->setOpenLinks(false);
    m_page->document()->setDocumentMargin(18);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_page);
    resize(440, 760);
    connect(&Theme::current(), &Theme::changed, this, &PlayersWindow::render);
    retranslate();
}

void PlayersWindow::retranslate()
{
    setWindowTitle(tr("Players’ view"));
    m_page->setAccessibleName(tr("What the players may know"));
    render();
}

void PlayersWindow::setState(const PlayersState &state)
{
    if (state == m_state)
        return;
    m_state = state;
    render();
}

QString PlayersWindow::text() const
{
    return m_page->toPlainText();
}

void PlayersWindow::render()
{
    const auto line = [](const QString &tag, const QString &words) {
        return QStringLiteral("<%1>%2</%1>").arg(tag, words.toHtmlEscaped());
    };
    QString html = line("h1", m_state.turn > 0 ? tr("Turn %1").arg(m_state.turn) : tr("Deployment"));
    if (!m_state.phase.isEmpty())
        html += line("p", m_state.phase);
    html += line("h2", m_state.title);
    html += line("p",
                 !m_state.secondaryOpened          ? tr("Secondary mission: not known yet")
                     : m_state.secondary.isEmpty() ? tr("Secondary mission: open, the game master reads it out")
                                                   : m_state.secondary);
    if (!m_state.cards.isEmpty()) {
        html += line("h3", m_state.cards.first().name);
        html += line("p", m_state.cards.first().text);
    }
    for (int i = 0; i < m_state.boards.size(); ++i) {
        const PlayersState::Board &board = m_state.boards.at(i);
        QStringList words = board.seen;
        if (board.unknown > 0)
            words.append(tr("%n unknown blip(s)", nullptr, board.unknown));
        const QString there = words.join(QStringLiteral(", "));
        html += line("p",
                     !board.scanned && there.isEmpty() ? tr("Board %1: not scanned").arg(i + 1)
                         : there.isEmpty()             ? tr("Board %1: nothing in sight").arg(i + 1)
                                                       : tr("Board %1: %2").arg(QString::number(i + 1), there));
    }
    for (const PlayersState::Side &side : std::as_const(m_state.sides)) {
        html += line("h2", side.name);
        html += line("p", tr("Score %1, %n eliminated", nullptr, side.kills).arg(side.score));
        QString rows;
        for (const PlayersState::Unit &unit : side.units) {
            const QString strength = unit.out ? tr("eliminated") : tr("%1 of %2").arg(unit.left).arg(unit.all);
            rows += QStringLiteral("<tr><td style=\"padding-right:14px\">%1</td><td style=\"padding-right:14px\">%2</td><td>%3</td></tr>")
                        .arg(unit.name.toHtmlEscaped(), strength.toHtmlEscaped(), unit.markers.join(QStringLiteral(", ")).toHtmlEscaped());
        }
        html += QStringLiteral("<table>%1</table>").arg(rows);
    }
    m_page->setHtml(QStringLiteral("<div style=\"font-size:14pt\">%1</div>").arg(html));
}

} // namespace muster::app
