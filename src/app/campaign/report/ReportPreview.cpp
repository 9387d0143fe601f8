// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/report/ReportPreview.h"

#include "app/theme/paint/Literal.h"
#include "app/theme/paint/Paint.h"
#include "app/theme/style/Icons.h"
#include "campaign/fold/Fold.h"
#include "campaign/fold/Rivalries.h"
#include "text/Typography.h"

#include <QCheckBox>
#include <QLabel>
#include <QScrollArea>
#include <QStyleOptionButton>
#include <QVBoxLayout>

namespace muster::app {

using namespace campaign;

namespace {

QLabel *words(const QString &text, FontRole role, bool second, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setFont(roleFont(role));
    label->setWordWrap(true);
    if (second)
        label->setProperty("role", "second");
    return label;
}

/// Gives way to the figures beside it: a long name is shortened, never they. The whole stands in the tool tip.
class NameTick final : public QCheckBox
{
public:
    NameTick(const QStringList &lines, QWidget *parent) : QCheckBox(parent), m_lines(lines)
    {
        setText(literal(lines.join('\n')));
        setToolTip(lines.join(QStringLiteral(" ")));
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // a QCheckBox by itself gives no way
    }
    QSize minimumSizeHint() const override { return {90, QCheckBox::minimumSizeHint().height()}; }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QCheckBox::resizeEvent(event);
        QStyleOptionButton option;
        initStyleOption(&option);
        const int room = style()->subElementRect(QStyle::SE_CheckBoxContents, &option, this).width();
        QStringList shown;
        for (const QString &line : m_lines)
            shown.append(fontMetrics().elidedText(line, Qt::ElideRight, room));
        setText(literal(shown.join('\n')));
    }

private:
    QStringList m_lines;
};

} // namespace

ReportPreview::ReportPreview(CampaignSession &session, models::CampaignReportDraft &draft, QWidget *parent)
    : QWidget(parent), m_session(session), m_draft(draft)
{
    auto *scroll = new QScrollArea(this);
    scroll->setAccessibleName(tr("Preview"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_body = new QWidget(scroll);
    m_body->setProperty("panel", true);
    m_body->setAttribute(Qt::WA_StyledBackground);
    m_column = new QVBoxLayout(m_body);
    m_column->setContentsMargins(0, 0, 0, 8);
    m_column->setSpacing(0);
    scroll->setWidget(m_body);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scroll);
    setAccessibleName(tr("Preview"));
}

void ReportPreview::refresh()
{
    QStringList wanted = m_draft.promotable();
    for (const models::ReportLine &line : m_draft.lines()) {
        const SoldierState *soldier = m_draft.preview().soldier(line.participant.soldier);
        if (line.in && line.participant.outcome != Outcome::Survived)
            wanted.append(QString("%1/%2/%3/%4/%5")
                              .arg(line.participant.soldier, QString::number(int(line.participant.outcome)),
                                   QString::number(soldier ? soldier->earned : 0), QString::number(line.participant.misses),
                                   m_draft.killersOf(line.participant.soldier).join('/')));
    }
    for (const QString &id : m_draft.promotable())
        wanted.append(QString::number(m_draft.preview().soldier(id)->free()));
    for (const Problem &problem : m_draft.problems())
        wanted.append(problemText(problem, m_draft.preview(), m_session.rules(), m_session.language()));
    if (wanted == m_shown && m_column->count() > 0)
        return;
    m_shown = wanted;
    while (QLayoutItem *item = m_column->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    addPromotions();
    addCasualties();
    addRivalries();
    addProblems();
    if (m_column->count() == 0) {
        QLabel *nothing = words(tr("Promotions and casualties appear here while you fill in the report."), FontRole::Small, true, m_body);
        nothing->setContentsMargins(14, 10, 14, 10);
        m_column->addWidget(nothing);
    }
    m_column->addStretch();
}

void ReportPreview::load()
{
    const QList<QCheckBox *> boxes = m_body->findChildren<QCheckBox *>();
    for (QCheckBox *box : boxes) {
        const QSignalBlocker block(box);
        box->setChecked(m_draft.isPromoted(box->property("soldier").toString()));
    }
}

void ReportPreview::addHead(const QString &text, const QString &remark)
{
    auto *head = new QWidget(m_body);
    head->setFixedHeight(28);
    head->setProperty("ground", "alt");
    head->setAttribute(Qt::WA_StyledBackground);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(14, 0, 14, 0);
    QLabel *title = words(text, FontRole::SmallStrong, false, head);
    title->setWordWrap(false);
    row->addWidget(title, 1);
    row->addWidget(words(remark, FontRole::Small, true, head));
    m_column->addWidget(head);
}

QWidget *ReportPreview::line(const QString &icon, Token tint, const QString &first, const QString &second)
{
    auto *widget = new QWidget(m_body);
    auto *row = new QHBoxLayout(widget);
    row->setContentsMargins(14, 8, 14, 8);
    row->setSpacing(10);
    auto *image = new QLabel(widget);
    icons::put(image, icon, 16, tint);
    row->addWidget(image, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout;
    column->setSpacing(1);
    column->addWidget(words(first, FontRole::SmallMedium, false, widget));
    if (!second.isEmpty())
        column->addWidget(words(second, FontRole::Small, true, widget));
    row->addLayout(column, 1);
    return widget;
}

void ReportPreview::addPromotions()
{
    const QStringList ids = m_draft.promotable();
    if (ids.isEmpty())
        return;
    addHead(tr("Promotions to grant now"), tr("optional"));
    for (const QString &id : ids) {
        const SoldierState *soldier = m_draft.preview().soldier(id);
        const NextRank next = nextRank(*soldier, m_session.rules());
        auto *widget = new QWidget(m_body);
        auto *row = new QHBoxLayout(widget);
        row->setContentsMargins(14, 7, 14, 7);
        auto *box = new NameTick(tr("%1\nto %2").arg(soldier->name, next.rank->name.in(m_session.language())).split('\n'), widget);
        box->setObjectName("report.promote." + soldier->name);
        box->setProperty("soldier", id);
        box->setChecked(m_draft.isPromoted(id));
        box->setAccessibleName(tr("Promote %1 to %2").arg(soldier->name, next.rank->name.in(m_session.language())));
        connect(box, &QCheckBox::toggled, this, [this, id](bool on) { m_draft.setPromoted(id, on); });
        row->addWidget(box, 1);
        QLabel *figures = words(tr("−%1\nleaves %2").arg(next.rank->cost).arg(soldier->free() - next.rank->cost), FontRole::Small, true,
                                widget);
        figures->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        figures->setWordWrap(false);
        figures->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
        row->addWidget(figures);
        m_column->addWidget(widget);
    }
}

void ReportPreview::addCasualties()
{
    bool first = true;
    for (const models::ReportLine &entry : m_draft.lines()) {
        if (!entry.in || entry.participant.outcome == Outcome::Survived)
            continue;
        const SoldierState *soldier = m_draft.preview().soldier(entry.participant.soldier);
        if (!soldier)
            continue;
        if (first)
            addHead(tr("Casualties"));
        first = false;
        const QString killers = m_draft.killersOf(entry.participant.soldier).join(QStringLiteral(", "));
        const auto by = [&killers](const QString &words) {
            return killers.isEmpty() ? words : tr("%1, by %2", "what became of a soldier, who did it").arg(words, killers);
        };
        const int earned = soldier->earned;
        switch (entry.participant.outcome) {
        case Outcome::Wounded:
            m_column->addWidget(line("wounded", Token::Warning, by(tr("%1 wounded").arg(soldier->name)),
                                     tr("Misses %n mission(s)", nullptr, entry.participant.misses)
                                         + (keepsExperience() ? tr(", keeps %1 experience").arg(earned) : QString())));
            break;
        case Outcome::Dead:
            m_column->addWidget(line("killed", Token::Error, by(tr("%1 killed").arg(soldier->name)),
                                     keepsExperience() ? tr("Goes to the roll of honour with %1 experience").arg(earned)
                                                       : tr("Goes to the roll of honour")));
            break;
        default:
            m_column->addWidget(line("info", Token::Text2,
                                     killers.isEmpty() ? tr("%1 eliminated, recovered").arg(soldier->name)
                                                       : tr("%1 eliminated by %2, recovered").arg(soldier->name, killers),
                                     keepsExperience() ? tr("Fit again, but earns nothing for surviving") : tr("Fit again")));
        }
    }
}

// Two who meet again in this mission: how they stand with it.
void ReportPreview::addRivalries()
{
    QStringList lines, missions;
    for (const Rivalry &rivalry : rivalries(m_draft.preview())) {
        const SoldierState *one = m_draft.preview().soldier(rivalry.one), *other = m_draft.preview().soldier(rivalry.other);
        if (!one || !other || rivalry.oneWins + rivalry.otherWins < 2 || !rivalry.missions.contains(m_draft.missionNumber()))
            continue;
        lines.append(tr("%1 and %2, %3 to %4", "two rivals, how often each put the other out of action")
                         .arg(one->name, other->name, QString::number(rivalry.oneWins), QString::number(rivalry.otherWins)));
        QStringList numbers;
        for (int number : rivalry.missions)
            numbers.append(QString::number(number));
        missions.append(tr("Missions %1", "numbers").arg(numbers.join(QStringLiteral(", "))));
    }
    if (!lines.isEmpty())
        addHead(tr("Rivalries"));
    for (int i = 0; i < lines.size(); ++i)
        m_column->addWidget(line("swap", Token::Text2, lines.at(i), missions.at(i)));
}

void ReportPreview::addProblems()
{
    for (const bool odd : {false, true}) {
        QVector<Problem> problems = m_draft.problems();
        problems.removeIf([odd](const Problem &problem) { return problem.isWarning() != odd; });
        if (problems.isEmpty())
            continue;
        addHead(odd ? tr("Counts, but is odd") : tr("No longer holds"));
        for (const Problem &problem : problems)
            m_column->addWidget(line(odd ? "info" : "warning", odd ? Token::Text2 : Token::Warning,
                                     problemText(problem, m_draft.preview(), m_session.rules(), m_session.language()), {}));
    }
}

ReportSum::ReportSum(CampaignSession &session, models::CampaignReportDraft &draft, QWidget *parent)
    : QWidget(parent), m_session(session), m_draft(draft)
{
    connect(&Theme::current(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

QString ReportSum::eliminations() const
{
    QMap<QString, int> kinds;
    const auto count = [&](const QVector<Kill> &kills) {
        for (const Kill &kill : kills)
            kinds[kill.victim.isEmpty() ? m_session.names()(kill.kind) : kill.kind] += kill.count;
    };
    for (const models::ReportLine &line : m_draft.lines()) {
        const SoldierState *soldier = m_session.state().soldier(line.participant.soldier);
        if (line.in && soldier && m_draft.isPresent(soldier->force))
            count(line.participant.kills);
    }
    for (const Side &side : m_draft.mission().sides) {
        if (m_session.rules().mode == ExperienceMode::Pool) // what nobody in particular did goes to the pool
            count(side.kills);
    }
    QStringList parts;
    for (auto it = kinds.begin(); it != kinds.end(); ++it)
        parts.append(it.value() > 1 ? QString("%1 ×%2").arg(it.key(), QString::number(it.value())) : it.key());
    return parts.join(", ");
}

void ReportSum::refresh()
{
    m_lines.clear();
    m_total = 0;
    if (const MissionState *mission = m_draft.missionPreview()) {
        const QSet<QString> house = houseRules(m_session.rules(), m_session.packRules());
        m_total = mission->experience();
        if (mission->killPoints)
            m_lines.append({tr("Eliminations"), eliminations(), mission->killPoints});
        if (mission->survivorPoints)
            m_lines.append({tr("Survivors"),
                            QString("%1 × %2").arg(mission->survivors).arg(m_session.rules().survivorAward)
                                + (house.contains("survivor") ? tr(", house rule") : QString()),
                            mission->survivorPoints});
        for (int side : m_draft.presentSides())
            addShares(m_draft.side(side));
        if (mission->bonusPoints)
            m_lines.append({tr("By hand"), {}, mission->bonusPoints});
    }
    QStringList spoken{tr("How %1 comes about").arg(m_total)};
    for (const Line &line : std::as_const(m_lines))
        spoken.append(QString("%1 %2").arg(line.name, QString::number(line.points)));
    setAccessibleName(spoken.join(", "));
    setVisible(m_session.rules().mode != ExperienceMode::None); // nothing comes about where none is kept
    update();
}

// What one force gets for its objectives, and how it is shared.
void ReportSum::addShares(const Side &side)
{
    int survivors = 0;
    for (const models::ReportLine &line : m_draft.lines()) {
        const SoldierState *soldier = m_session.state().soldier(line.participant.soldier);
        survivors += line.in && line.participant.outcome == Outcome::Survived && soldier && soldier->force == side.force;
    }
    const ForceState *force = m_draft.presentSides().size() > 1 ? m_session.state().force(side.force) : nullptr;
    for (const Objective &objective : m_session.rules().objectives) {
        if (side.objectives.value(objective.id) != ObjectiveResult::Done || survivors == 0)
            continue;
        const int award = m_draft.mission().awards.value(objective.id, objective.award);
        QString how = QString("%1 × %2").arg(survivors).arg(award / survivors);
        if (const int rest = award % survivors)
            how += tr(", and %1 more for the leader").arg(rest);
        m_lines.append({objective.name.in(m_session.language()), force ? text::labelled(force->name, how) : how, award});
    }
}

void ReportSum::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), color(Token::Base));
    paint::text(painter, {14, 10, width() - 28.0, 18}, tr("How %1 comes about").arg(m_total), FontRole::SmallStrong, color(Token::Text));
    double y = 36, widest = 90;
    for (const Line &line : std::as_const(m_lines))
        widest = std::max(widest, Theme::current().metrics(FontRole::Small).horizontalAdvance(line.name) + 14);
    for (const Line &line : std::as_const(m_lines)) {
        paint::text(painter, {14, y, widest, 18}, line.name, FontRole::Small, color(Token::Text));
        paint::text(painter, {14 + widest, y, width() - widest - 28 - 44, 18}, line.how, FontRole::Small, color(Token::Text2));
        paint::drawNumber(painter, {width() - 14.0 - 44, y, 44, 18}, QString::number(line.points), FontRole::SmallStrong,
                          color(Token::Text));
        y += 22;
    }
    if (m_lines.isEmpty())
        paint::text(painter, {14, y, width() - 28.0, 18}, tr("Nothing yet"), FontRole::Small, color(Token::Text3));
}

} // namespace muster::app
