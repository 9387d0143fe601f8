// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/report/ReportRow.h"

#include "app/campaign/report/ChipEdit.h"
#include "app/theme/paint/GaugePaint.h"
#include "app/theme/style/Icons.h"
#include "campaign/fold/Names.h"
#include "campaign/log/UnitLosses.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QToolButton>

namespace muster::app {

using namespace campaign;
using C = ReportColumns;

bool keepsUnits(const CampaignRules &rules)
{
    return rules.mode == ExperienceMode::None && !rules.figuresAreSoldiers();
}

ReportRow::ReportRow(CampaignSession &session, models::CampaignReportDraft &draft, int line, QWidget *parent)
    : QWidget(parent), m_session(session), m_draft(draft), m_line(line)
{
    if (const SoldierState *soldier = session.state().soldier(draft.lines().at(line).participant.soldier))
        m_soldier = *soldier;
    build();
    nameControls();
    load();
    connect(m_in, &QCheckBox::toggled, this, [this](bool in) { m_draft.setIn(m_line, in); });
    connect(m_chips, &ChipEdit::killsChanged, this, [this] { m_draft.setKills(m_line, m_chips->kills()); });
    connect(m_outcome, &QComboBox::activated, this, [this](int index) { m_draft.setOutcome(m_line, Outcome(index)); });
    connect(m_note, &QLineEdit::textEdited, this, [this](const QString &text) { m_draft.setNote(m_line, text); });
    connect(m_note, &QLineEdit::textChanged, m_note, &QLineEdit::setToolTip);
    connect(m_note, &QLineEdit::editingFinished, m_note,
            [this] { m_note->setCursorPosition(0); }); // a long note is read from its beginning
    connect(m_misses, &QSpinBox::valueChanged, this, [this](int value) { m_draft.setMisses(m_line, value); });
    connect(m_by, &QToolButton::clicked, this, &ReportRow::chooseKiller);
    connect(m_bonus, &QSpinBox::valueChanged, this,
            [this](int value) { keepsUnits(m_session.rules()) ? m_draft.setLost(m_line, value) : m_draft.setBonus(m_line, value); });
    connect(m_chips, &ChipEdit::focused, this, [this] { emit focused(this); });
    connect(m_chips, &ChipEdit::rowWanted, this, &ReportRow::rowWanted);
}

void ReportRow::setTargets(const QVector<KillTarget> &targets)
{
    m_chips->setTargets(targets, m_session.pointsName(), m_session.names());
}

void ReportRow::build()
{
    const auto space = [this](int width) {
        auto *widget = new QWidget(this);
        widget->setFixedWidth(width);
        widget->setAttribute(Qt::WA_TransparentForMouseEvents);
        return widget;
    };
    m_in = new QCheckBox(this);
    m_in->setFixedWidth(C::in);
    m_soldierSpace = space(C::soldier);
    m_chips = new ChipEdit(this);
    m_pointsSpace = space(C::points);
    m_outcome = new QComboBox(this);
    m_outcome->setFixedWidth(C::outcome);
    const QStringList icons{"", "", "wounded", "killed"}, words{tr("Survived"), tr("Recovered"), tr("Wounded"), tr("Killed")};
    for (int i = 0; i < words.size(); ++i)
        m_outcome->addItem(icons.at(i).isEmpty() ? QIcon() : icons::icon(icons.at(i), i == 2 ? Token::Warning : Token::Error), words.at(i));
    m_remarks = new QWidget(this);
    m_remarks->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // as wide with the field of the wounded as without
    m_misses = new QSpinBox(m_remarks);
    m_misses->setRange(1, 99);
    m_misses->setPrefix(tr("misses ", "before a number of missions"));
    m_by = new QToolButton(m_remarks);
    m_by->setAutoRaise(true);
    m_note = new QLineEdit(m_remarks);
    auto *remarks = new QHBoxLayout(m_remarks);
    remarks->setContentsMargins(0, 0, 0, 0);
    remarks->setSpacing(4);
    remarks->addWidget(m_misses);
    remarks->addWidget(m_by);
    remarks->addWidget(m_note, 1);
    m_bonus = new QSpinBox(this);
    m_bonus->setRange(0, 999);
    m_bonus->setFixedWidth(C::bonus);
    m_bonus->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_bonus->setSpecialValueText("–");
    m_bonus->setAlignment(Qt::AlignRight);
    for (QWidget *field : {static_cast<QWidget *>(m_outcome), static_cast<QWidget *>(m_note), static_cast<QWidget *>(m_bonus),
                           static_cast<QWidget *>(m_misses)})
        field->setProperty("quiet", true);
    const bool experience = m_session.rules().mode != ExperienceMode::None;
    m_bonus->setVisible(experience || keepsUnits(m_session.rules()));
    m_gainSpace = space(experience ? C::gains : 0);
    m_nextSpace = space(m_session.rules().ladders.isEmpty() ? 0 : C::next);
    new QGridLayout(this);
    arrange();
}

// The order in the layout is that of the heads; see ReportTotals.
void ReportRow::arrange()
{
    auto *grid = static_cast<QGridLayout *>(layout());
    while (QLayoutItem *item = grid->takeAt(0))
        delete item;
    const QVector<QWidget *> all{m_in, m_soldierSpace, m_chips, m_pointsSpace, m_outcome, m_remarks, m_bonus, m_gainSpace, m_nextSpace};
    for (int i = 0; i < all.size(); ++i)
        grid->setColumnStretch(i, m_narrow ? (i == 1 ? 4 : i == 2 ? 3 : 0) : (i == 2 ? 4 : i == 5 ? 3 : 0));
    m_pointsSpace->setVisible(!m_narrow);
    m_nextSpace->setVisible(!m_narrow);
    m_soldierSpace->setMinimumSize(m_narrow ? 60 : C::soldier, m_narrow ? 34 : 0);
    m_soldierSpace->setMaximumWidth(m_narrow ? QWIDGETSIZE_MAX : C::soldier);
    m_outcome->setMinimumWidth(m_narrow ? 96 : C::outcome);
    m_outcome->setMaximumWidth(m_narrow ? QWIDGETSIZE_MAX : C::outcome);
    m_bonus->setSpecialValueText(!m_narrow                           ? QStringLiteral("–")
                                     : keepsUnits(m_session.rules()) ? tr("Lost", "figures of a unit")
                                                                     : tr("Bonus"));
    grid->setContentsMargins(m_narrow ? 10 : C::margin, m_narrow ? 5 : 8, m_narrow ? 10 : C::margin, m_narrow ? 7 : 9);
    grid->setHorizontalSpacing(C::gap);
    grid->setVerticalSpacing(3);
    if (!m_narrow) {
        for (int i = 0; i < all.size(); ++i)
            grid->addWidget(all.at(i), 0, i);
    } else {
        grid->addWidget(m_in, 0, 0);
        grid->addWidget(m_soldierSpace, 0, 1);
        grid->addWidget(m_outcome, 0, 2);
        grid->addWidget(m_gainSpace, 0, 3, Qt::AlignRight);
        grid->addWidget(m_chips, 1, 1);
        grid->addWidget(m_remarks, 1, 2);
        grid->addWidget(m_bonus, 1, 3);
    }
}

void ReportRow::setNarrow(bool narrow)
{
    if (narrow == std::exchange(m_narrow, narrow))
        return;
    arrange();
    refresh();
}

QWidget *ReportRow::firstControl() const
{
    return m_in;
}

QWidget *ReportRow::lastControl() const
{
    return m_bonus->isVisibleTo(this) ? static_cast<QWidget *>(m_bonus) : m_note;
}

void ReportRow::nameControls()
{
    const QString name = m_soldier.name;
    setAccessibleName(name);
    setObjectName("report.row." + name);
    m_in->setObjectName("report.in." + name);
    m_outcome->setObjectName("report.outcome." + name);
    m_chips->input()->setObjectName("report.kills." + name);
    m_note->setObjectName("report.note." + name);
    m_misses->setObjectName("report.misses." + name);
    m_misses->setAccessibleName(tr("Missions that %1 misses").arg(name));
    m_misses->setToolTip(tr("How many missions they miss"));
    m_by->setObjectName("report.by." + name);
    m_in->setAccessibleName(tr("%1 took part").arg(name));
    m_outcome->setAccessibleName(tr("Outcome for %1").arg(name));
    m_note->setAccessibleName(tr("Note about %1").arg(name));
    const bool units = keepsUnits(m_session.rules());
    m_bonus->setObjectName((units ? "report.lost." : "report.bonus.") + name);
    m_bonus->setAccessibleName(units ? tr("Figures that %1 lost").arg(name) : tr("Further experience for %1").arg(name));
    m_bonus->setToolTip(units ? tr("Figures that the unit lost, whatever became of it") : tr("Further experience, given by hand"));
    m_chips->setTexts(tr("Eliminated by %1").arg(name));
}

void ReportRow::load()
{
    const models::ReportLine &line = m_draft.lines().at(m_line);
    const QSignalBlocker one(m_in), two(m_chips), three(m_outcome), four(m_note), five(m_bonus), six(m_misses);
    m_in->setChecked(line.in);
    m_chips->setKills(line.participant.kills);
    m_outcome->setCurrentIndex(int(line.participant.outcome));
    if (m_note->text() != line.participant.note) {
        m_note->setText(line.participant.note);
        m_note->setToolTip(line.participant.note);
        m_note->setCursorPosition(m_note->hasFocus() ? int(line.participant.note.size()) : 0);
    }
    m_misses->setValue(line.participant.misses);
    m_bonus->setValue(keepsUnits(m_session.rules()) ? figuresLost(line.participant) : line.participant.bonus);
    refresh();
}

void ReportRow::refresh()
{
    const bool in = m_draft.lines().at(m_line).in;
    for (QWidget *control : {static_cast<QWidget *>(m_chips), static_cast<QWidget *>(m_outcome), static_cast<QWidget *>(m_note),
                             static_cast<QWidget *>(m_bonus), static_cast<QWidget *>(m_by)})
        control->setEnabled(in);
    m_misses->setVisible(m_draft.lines().at(m_line).participant.outcome == Outcome::Wounded);
    m_misses->setEnabled(in);
    m_gain = m_draft.gain(m_line);
    const QStringList killers = m_draft.killersOf(m_soldier.id);
    const QString by = killers.isEmpty() ? QString() : tr("by %1", "put out of action by").arg(killers.join(QStringLiteral(", ")));
    const bool recovers = !in && m_soldier.status == Status::Wounded;
    m_note->setPlaceholderText(recovers ? tr("recovers from a wound") : by.isEmpty() && m_narrow ? tr("Note") : by);
    m_outcome->setToolTip(by);
    showKiller(killers);
    setAccessibleDescription(tr("gains %1").arg(m_gain.gained));
    update();
}

void ReportRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), color(Token::Base));
    painter.fillRect(QRectF(0, height() - 1, width(), 1), color(Token::Line2));
    const bool in = m_draft.lines().at(m_line).in;
    const QColor ink = color(in ? Token::Text : Token::Text3);
    QRectF space = m_soldierSpace->geometry();
    const double middle = space.center().y();
    const QRectF shield(space.left(), middle - 11, 22, 22);
    if (m_gain.rank >= 0)
        paint::rankShield(painter, shield, m_gain.rank + 1, m_session.colours(), color(Token::Base));
    else
        icons::paint(painter, shield.adjusted(3, 3, -3, -3), "person", color(Token::Text2));
    space.setLeft(shield.right() + 8);
    const QString then = rankName(m_soldier, m_gain.rank, m_session.rules(), m_session.language());
    const QString rank = then.isEmpty() ? m_session.names().list(m_soldier.role) : then;
    paint::text(painter, {space.left(), middle - 17, space.width(), 18}, m_soldier.name, FontRole::BodyMedium, ink);
    paint::text(painter, {space.left(), middle + 1, space.width(), 15}, rank, FontRole::Caption, color(Token::Text2));
    int killPoints = 0;
    for (const Kill &kill : m_draft.lines().at(m_line).participant.kills)
        killPoints += kill.count * kill.points;
    if (!m_narrow)
        paint::drawNumber(painter, m_pointsSpace->geometry(), in && killPoints ? QString::number(killPoints) : QStringLiteral("–"),
                          FontRole::Body, in && killPoints ? ink : color(Token::Text3));
    if (m_gainSpace->width() > 0)
        paint::drawNumber(painter, m_gainSpace->geometry(), m_gain.gained ? QString("+%1").arg(m_gain.gained) : QStringLiteral("0"),
                          FontRole::BodyStrong, ink);
    if (m_narrow || m_nextSpace->width() == 0 || m_gain.needed <= 0)
        return;
    QRectF next = m_nextSpace->geometry();
    const QRectF bar(next.left() + 8, middle - 4, 48, 8);
    paint::experienceBar(painter, bar, {double(m_gain.freeAfter), double(m_gain.needed), double(m_gain.freeBefore)}, m_session.colours());
    const QString figures = QString("%1 / %2").arg(m_gain.freeAfter).arg(m_gain.needed);
    const FontRole role = m_gain.promotable ? FontRole::SmallStrong : FontRole::Small;
    const QColor tint = color(m_gain.promotable ? Token::Advantage : Token::Text2);
    next.setLeft(bar.right() + 7);
    paint::drawNumber(painter, next, figures, role, tint, Qt::AlignLeft | Qt::AlignVCenter);
    if (m_gain.promotable)
        icons::paint(painter, {next.left() + paint::numberWidth(figures, role) + 5, middle - 6, 12, 12}, "promotion", tint);
}

} // namespace muster::app
