// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/missions/MissionView.h"

#include "app/campaign/missions/MissionSides.h"
#include "app/campaign/missions/PageLabel.h"
#include "app/campaign/setup/FormDialog.h"
#include "archive/Pictures.h"
#include "campaign/fold/Names.h"
#include "text/Spoken.h"

#include <QFileDialog>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QVBoxLayout>

namespace muster::app {

using namespace campaign;
using share::MissionFighter;
using share::MissionPage;

namespace {

constexpr int longestPicture = 1600; ///< pixels: the log travels with the campaign
constexpr int pictureWidth = 300;

} // namespace

MissionView::MissionView(CampaignSession &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    m_before = button("mission.before");
    m_after = button("mission.after");
    m_correct = button("mission.correct");
    m_picture = button("mission.picture");
    m_verdict = button("mission.verdict");
    m_cancel = button("mission.cancel");
    m_verdicts = new QMenu(m_verdict);
    m_verdict->setMenu(m_verdicts);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(12, 8, 12, 8);
    bar->setSpacing(8);
    for (QPushButton *each : {m_before, m_after})
        bar->addWidget(each);
    bar->addStretch();
    for (QPushButton *each : {m_cancel, m_verdict, m_picture, m_correct})
        bar->addWidget(each);
    m_scroll = new QScrollArea(this);
    m_scroll->setObjectName("mission.scroll");
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(bar);
    column->addWidget(m_scroll, 1);
    setFocusProxy(m_scroll);
    connect(m_before, &QPushButton::clicked, this, [this] { step(-1); });
    connect(m_after, &QPushButton::clicked, this, [this] { step(1); });
    connect(m_correct, &QPushButton::clicked, this, [this] { emit correctWanted(m_event); });
    connect(m_picture, &QPushButton::clicked, this, &MissionView::addPicture);
    connect(m_cancel, &QPushButton::clicked, this, &MissionView::cancelMission);
    for (const auto &[key, by] : {std::pair{Qt::Key_Left, -1}, std::pair{Qt::Key_Right, 1}}) {
        auto *shortcut = new QShortcut(QKeySequence(Qt::ALT | key), this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, step = by] { this->step(step); });
    }
    connect(&session, &CampaignSession::changed, this, &MissionView::refresh);
    connect(&session, &CampaignSession::opened, this, [this] { setMission({}); });
    retranslate();
}

QPushButton *MissionView::button(const char *name)
{
    auto *made = new QPushButton(this);
    made->setObjectName(QString::fromLatin1(name));
    return made;
}

void MissionView::setMission(const QString &event)
{
    m_event = event;
    refresh();
    m_scroll->ensureVisible(0, 0);
}

void MissionView::step(int by)
{
    const QVector<int> order = m_session.document() ? share::missionsByDate(m_session.state()) : QVector<int>();
    for (int i = 0; i < order.size(); ++i) {
        if (share::missionEvent(m_session.state(), order.at(i)) == m_event && i + by >= 0 && i + by < order.size())
            return setMission(share::missionEvent(m_session.state(), order.at(i + by)));
    }
}

void MissionView::refresh()
{
    const CampaignState &state = m_session.state();
    const QVector<int> order = m_session.document() ? share::missionsByDate(state) : QVector<int>();
    int place = -1, last = -1;
    for (int i = 0; i < order.size(); ++i) {
        place = share::missionEvent(state, order.at(i)) == m_event ? i : place;
        last = order.at(i) < state.missions.size() && !state.missions.at(order.at(i)).planned ? i : last;
    }
    place = place < 0 ? last : place;
    const MissionPage shown = place < 0
        ? MissionPage()
        : share::missionPage(m_session.document()->campaign(), state, order.at(place), m_session.language(), m_session.names());
    m_event = shown.event;
    m_before->setEnabled(place > 0);
    m_after->setEnabled(place >= 0 && place + 1 < order.size());
    const bool fought = !shown.event.isEmpty() && shown.state == MissionPage::Fought;
    const bool planned = !shown.event.isEmpty() && shown.state == MissionPage::Planned;
    for (QPushButton *each : {m_picture, m_verdict})
        each->setVisible(fought);
    m_correct->setVisible(fought || planned);
    m_correct->setText(planned ? tr("Report it…") : tr("Correct…"));
    m_cancel->setVisible(planned);
    fillVerdicts();
    fill(shown);
}

void MissionView::fill(const MissionPage &page)
{
    m_page = new QWidget;
    m_page->setProperty("panel", true);
    m_page->setAttribute(Qt::WA_StyledBackground);
    m_column = new QVBoxLayout(m_page);
    m_column->setContentsMargins(16, 8, 16, 16);
    m_column->setSpacing(6);
    if (page.event.isEmpty()) {
        m_column->addWidget(pageLabel(tr("No mission was fought yet."), FontRole::Body, "second"));
    } else {
        auto *title = pageLabel(page.number ? QString("%1. %2").arg(page.number).arg(page.title) : page.title, FontRole::PageTitle);
        title->setObjectName("mission.title");
        m_column->addWidget(title);
        QStringList under{page.date, page.round ? tr("round %1").arg(page.round) : QString(), page.headline,
                          page.corrected ? tr("corrected") : QString(), page.disputed ? tr("disputed") : QString()};
        under.removeAll(QString());
        m_column->addWidget(pageLabel(under.join(QStringLiteral(" · ")), FontRole::Body, page.disputed ? "warning" : "second"));
        m_column->addWidget(new MissionSides(page, keepsExperience(), m_page));
        QStringList strikes;
        for (const share::MissionStrike &strike : page.strikes)
            strikes.append(tr("%1 put %2 out of action")
                               .arg(strike.killer,
                                    strike.count > 1 ? QString("%1 ×%2").arg(strike.victim, QString::number(strike.count)) : strike.victim)
                           + (strike.points ? QString(", %1 %2").arg(strike.points).arg(m_session.pointsName()) : QString()));
        addLines(tr("Who put whom out of action"), strikes);
        addGains(page);
        addLines(tr("Afterwards"), page.news);
        addLines(tr("Cards"), page.cards);
        addPictures(page);
        addLines(tr("Notes"), page.notes.isEmpty() ? QStringList() : QStringList{page.notes});
        addLines(tr("Standings after it"), page.standings);
        addLines(tr("Who says so"), page.sources);
    }
    m_column->addStretch();
    m_page->setAccessibleName(page.event.isEmpty() ? QString() : share::missionText(page, m_session.language()));
    m_scroll->setWidget(m_page);
}

// What everybody got, and out of what.
void MissionView::addGains(const MissionPage &page)
{
    QVector<const MissionFighter *> fighters;
    for (const MissionSide &side : page.sides) {
        for (const MissionFighter &fighter : side.fighters) {
            if (fighter.gained)
                fighters.append(&fighter);
        }
    }
    if (!keepsExperience() || fighters.isEmpty())
        return;
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(18);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(6, 1);
    const auto number = [grid](int row, int column, const QString &text, FontRole role, const char *look = nullptr) {
        QLabel *label = pageLabel(text, role, look);
        label->setWordWrap(false);
        grid->addWidget(label, row, column, Qt::AlignRight);
    };
    const QStringList heads{tr("kills", "column: experience"), tr("survived", "column: experience"), tr("share", "column: experience"),
                            tr("bonus", "column: experience"), tr("sum", "column: experience")};
    for (int i = 0; i < heads.size(); ++i)
        number(0, i + 1, heads.at(i), FontRole::Caption, "second");
    for (int row = 0; row < fighters.size(); ++row) {
        const MissionFighter &fighter = *fighters.at(row);
        grid->addWidget(pageLabel(fighter.name, FontRole::Body), row + 1, 0);
        const QVector<int> parts{fighter.kills, fighter.survived, fighter.share, fighter.bonus};
        for (int i = 0; i < parts.size(); ++i)
            number(row + 1, i + 1, QString::number(parts.at(i)), FontRole::Body);
        number(row + 1, 5, QString("+%1").arg(fighter.gained), FontRole::BodyStrong);
    }
    m_column->addSpacing(6);
    m_column->addWidget(pageLabel(tr("Gains: %1", "experience of a mission").arg(page.experience), FontRole::SmallStrong));
    m_column->addLayout(grid);
}

void MissionView::addLines(const QString &title, const QStringList &lines)
{
    if (lines.isEmpty())
        return;
    m_column->addSpacing(6);
    m_column->addWidget(pageLabel(title, FontRole::SmallStrong));
    for (const QString &line : lines)
        m_column->addWidget(pageLabel(line, FontRole::Body));
}

void MissionView::addPictures(const MissionPage &page)
{
    if (page.pictures.isEmpty())
        return;
    auto *grid = new QGridLayout;
    grid->setSpacing(10);
    for (int i = 0; i < page.pictures.size(); ++i) {
        const QImage image = archive::readPicture(page.pictures.at(i).bytes, longestPicture);
        auto *picture = new QLabel;
        picture->setPixmap(QPixmap::fromImage(image).scaledToWidth(pictureWidth, Qt::SmoothTransformation));
        picture->setAccessibleName(page.pictures.at(i).caption.isEmpty() ? tr("Picture") : page.pictures.at(i).caption);
        grid->addWidget(picture, i / 2 * 2, i % 2);
        grid->addWidget(pageLabel(page.pictures.at(i).caption, FontRole::Small, "second"), i / 2 * 2 + 1, i % 2);
    }
    grid->setColumnStretch(2, 1);
    m_column->addSpacing(6);
    m_column->addWidget(pageLabel(tr("Pictures"), FontRole::SmallStrong));
    m_column->addLayout(grid);
}

void MissionView::fillVerdicts()
{
    m_verdicts->clear();
    for (const Player &player : m_session.state().players) {
        const QString id = player.id;
        m_verdicts->addAction(tr("%1 confirms it").arg(QString(player.name).replace('&', "&&")), this,
                              [this, id] { judge(id, Verdict::Confirmed); });
        m_verdicts->addAction(tr("%1 disputes it…").arg(QString(player.name).replace('&', "&&")), this,
                              [this, id] { judge(id, Verdict::Disputed); });
    }
}

void MissionView::judge(const QString &player, Verdict verdict)
{
    MissionJudged judged{m_event, player, verdict, {}};
    if (verdict == Verdict::Disputed) {
        FormDialog dialog(tr("Dispute the mission"), tr("Dispute"), window());
        QLineEdit *reason = dialog.addText(tr("Reason"));
        if (!dialog.ask())
            return;
        judged.reason = reason->text().trimmed();
    }
    const QString name = playerName(player, m_session.state());
    m_session.document()->recordEvents(verdict == Verdict::Disputed ? tr("%1 disputes the mission").arg(name)
                                                                    : tr("%1 confirms the mission").arg(name),
                                       {makeEvent(judged)});
}

void MissionView::cancelMission()
{
    FormDialog dialog(tr("Cancel the mission"), tr("Cancel it"), window());
    QLineEdit *reason = dialog.addText(tr("Reason"));
    dialog.addRemark(tr("It stays in the list, struck out."));
    if (dialog.ask())
        m_session.document()->recordEvents(tr("Cancel the mission"), {makeEvent(MissionCancelled{m_event, reason->text().trimmed()})});
}

void MissionView::addPicture()
{
    const QString file = QFileDialog::getOpenFileName(window(), tr("Add a picture"), {}, tr("Pictures (*.png *.jpg *.jpeg)"));
    if (file.isEmpty())
        return;
    const auto image = archive::readPictureFile(file, longestPicture);
    if (!image)
        return emit m_session.said(text::spoken(image.error()));
    FormDialog dialog(tr("Add a picture"), tr("Add"), window());
    QLineEdit *caption = dialog.addText(tr("Caption"));
    if (dialog.ask())
        m_session.document()->recordEvents(tr("Add a picture"),
                                           {makeEvent(PictureTaken{m_event, archive::photoBytes(*image), caption->text().trimmed()})});
}

void MissionView::retranslate()
{
    m_before->setText(tr("Earlier"));
    m_after->setText(tr("Later"));
    m_picture->setText(tr("Add a picture…"));
    m_verdict->setText(tr("Confirm or dispute"));
    m_cancel->setText(tr("Cancel it…"));
    m_scroll->setAccessibleName(tr("Page of the mission"));
    refresh();
}

} // namespace muster::app
