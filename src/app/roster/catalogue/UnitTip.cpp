// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/catalogue/UnitTip.h"

#include "app/roster/RosterEditor.h"
#include "app/roster/start/StarterCard.h"
#include "app/roster/unit/VitalBoxes.h"
#include "documents/roster/Placement.h"
#include "models/roster/EntryFacts.h"

#include <QLabel>
#include <QPainter>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::app {

namespace {

constexpr int tipWidth = 470;
constexpr int tipGap = 6; ///< between the list and the card
constexpr std::size_t mostTables = 4;

auto candidateOf(const RosterEditor &editor, const QString &entryId)
{
    return documents::placeInForce(editor.document().evaluator(), share::toData(editor.catalogue().forceId()),
                                   documents::isEntry(share::toData(entryId)))
        .candidate;
}

} // namespace

UnitProfiles catalogueProfiles(const RosterEditor &editor, const QString &entryId)
{
    const auto candidate = candidateOf(editor, entryId);
    if (!candidate || !candidate->node)
        return {};
    UnitSubject subject; // where figures are counted as costs, they are those of the next one
    subject.costs = &candidate->costs;
    return unitProfiles(models::writtenProfiles(*candidate->node), candidate->categories, candidate->type, editor.look(), subject);
}

QString catalogueSlots(const RosterEditor &editor, const QString &entryId)
{
    const auto candidate = candidateOf(editor, entryId);
    return candidate && candidate->node ? describeFormation(*candidate->node, editor.look()).contents : QString();
}

UnitTip::UnitTip(QWidget *owner) : QWidget(owner, Qt::ToolTip | Qt::WindowTransparentForInput)
{
    setObjectName("unitTip");
    setAttribute(Qt::WA_ShowWithoutActivating);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    m_column = new QVBoxLayout(this);
    m_column->setSizeConstraint(QLayout::SetNoConstraint); // else no card would be lower than the one before it
    m_column->setContentsMargins(12, 9, 12, 10);
    m_column->setSpacing(6);
}

void UnitTip::addWords(const QString &words, FontRole role, Token ink)
{
    auto *label = new QLabel(words);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setFont(roleFont(role));
    QPalette colours = label->palette();
    colours.setColor(QPalette::WindowText, color(ink));
    label->setPalette(colours);
    m_column->addWidget(label);
}

void UnitTip::showFor(const Content &content, const QRect &row, const QRect &list)
{
    while (QLayoutItem *item = m_column->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    addWords(content.title, FontRole::BodyStrong, Token::Text);
    if (!content.contents.isEmpty())
        addWords(content.contents, FontRole::Small, Token::Text);
    for (const QString &sentence : content.woken)
        addWords(sentence, FontRole::SmallStrong, Token::Advantage);
    if (!content.profiles.vitals.empty())
        m_column->addWidget(new VitalBoxes(content.profiles.vitals));
    for (std::size_t i = 0; i < std::min(mostTables, content.profiles.tables.size()); ++i)
        m_column->addWidget(new ProfileTable(content.profiles.tables[i]));
    if (!content.rules.isEmpty())
        addWords(content.rules, FontRole::Small, Token::Text2);
    setAccessibleName(content.title);
    setAccessibleDescription(content.spoken);
    place(row, list);
    show();
    raise();
}

void UnitTip::place(const QRect &row, const QRect &list)
{
    const QRect room = screen()->availableGeometry();
    const int width = std::min(tipWidth, room.width() - 2 * tipGap);
    resize(width, std::min(m_column->heightForWidth(width), room.height()));
    // Beside the list, on the side that has room; as high as the row, as far as the screen goes.
    const bool right = list.right() + tipGap + width <= room.right() || list.left() - tipGap - width < room.left();
    const int x = right ? std::min(list.right() + tipGap, room.right() - width) : list.left() - tipGap - width;
    move(std::max(room.left(), x), std::clamp(row.top() - 12, room.top(), std::max(room.top(), room.bottom() - height())));
}

void UnitTip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(color(Token::PopupLine));
    painter.setBrush(color(Token::Raised));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace muster::app
