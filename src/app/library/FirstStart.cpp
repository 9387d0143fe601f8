// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/FirstStart.h"

#include "app/theme/paint/Literal.h"
#include "app/theme/style/Icons.h"
#include "app/theme/style/Theme.h"
#include "models/LibraryKind.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

namespace muster::app {

namespace {

constexpr int offeredSamples = 3;
constexpr int largeWidth = 820, largeHeight = 540; // of the page; below it the cards need the room
constexpr int leastFirstStart = 300;
constexpr int leastPage = 300; // the samples come first on a very low screen

QLabel *wrapped(FontRole role, const char *tone = nullptr)
{
    auto *label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setFont(roleFont(role));
    if (tone)
        label->setProperty("role", tone);
    return label;
}

// A button that does what the action does and is never switched off by it: all three ways are always open.
QPushButton *buttonFor(QAction *action, const char *name)
{
    auto *button = new QPushButton;
    button->setObjectName(QString::fromLatin1(name));
    button->setAutoDefault(false);
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    return button;
}

} // namespace

FirstStart::FirstStart(const models::LibraryModel &model, const Services &services, const Ways &ways, QWidget *page)
    : QWidget(page), m_model(model), m_services(services), m_page(page)
{
    setObjectName("firstStart");
    m_what = wrapped(FontRole::Title);
    m_what->setObjectName("firstStartWhat");
    m_how = wrapped(FontRole::Body, "second");
    m_columns = new QGridLayout;
    m_columns->setSpacing(12);
    m_look = addWay(0, "library", "firstStartLook");
    m_build = addWay(1, "roster", "firstStartBuild");
    m_bring = addWay(2, "import", "firstStartBring");
    for (int i = 0; i < offeredSamples; ++i) {
        auto *button = new QPushButton;
        button->setObjectName(QStringLiteral("firstStartSample%1").arg(i));
        button->setAutoDefault(false);
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        connect(button, &QPushButton::clicked, this, [this, button] { emit sampleChosen(button->property("sample").toString()); });
        m_samples.append(button);
        m_look.card->layout()->addWidget(button);
    }
    m_newRoster = buttonFor(ways.newRoster, "firstStartNew");
    m_newRoster->setProperty("primary", true);
    m_build.card->layout()->addWidget(m_newRoster);
    m_paste = buttonFor(ways.paste, "firstStartPaste");
    m_import = buttonFor(ways.import, "firstStartImport");
    m_getGames = buttonFor(ways.getGames, "firstStartGames"); // who comes from another program plays one of hundreds of games
    m_bring.card->layout()->addWidget(m_paste);
    m_bring.card->layout()->addWidget(m_import);
    m_bring.card->layout()->addWidget(m_getGames);
    for (const Way &way : {m_look, m_build, m_bring})
        static_cast<QVBoxLayout *>(way.card->layout())->insertStretch(2);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(9, 14, 18, 4);
    rows->setSpacing(6);
    rows->addWidget(m_what);
    rows->addWidget(m_how);
    rows->addSpacing(6);
    rows->addLayout(m_columns);
    // 1, 2 and 3 wherever the keyboard is on this page.
    const auto key = [this](int number, QPushButton *button) {
        auto *shortcut = new QShortcut(QKeySequence(Qt::Key_0 + number), m_page, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
        shortcut->setEnabled(false); // elsewhere a digit finds a name
        connect(shortcut, &QShortcut::activated, button, [button] { button->click(); });
        m_keys.append(shortcut);
    };
    key(1, m_samples.first());
    key(2, m_newRoster);
    key(3, m_paste);
    page->installEventFilter(this);
    hide();
}

FirstStart::Way FirstStart::addWay(int column, const char *icon, const char *name)
{
    Way way;
    way.card = new QWidget;
    way.card->setObjectName(QString::fromLatin1(name));
    auto *sign = new QLabel;
    icons::put(sign, QString::fromLatin1(icon), 18, Token::Accent);
    way.title = wrapped(FontRole::BodyStrong);
    way.text = wrapped(FontRole::Small, "second");
    auto *head = new QHBoxLayout;
    head->addWidget(sign);
    head->addWidget(way.title, 1);
    auto *rows = new QVBoxLayout(way.card);
    rows->setContentsMargins(12, 10, 12, 10);
    rows->setSpacing(6);
    rows->addLayout(head);
    rows->addWidget(way.text);
    m_columns->addWidget(way.card, 0, column);
    m_columns->setColumnStretch(column, 1);
    return way;
}

void FirstStart::retranslate(const QString &)
{
    m_what->setText(tr("Muster builds army lists, prints their cards and keeps the book of your campaigns."));
    m_how->setText(tr("For miniature wargames, at home and at the table. Nothing leaves this computer unless you ask for it."));
    m_look.title->setText(tr("Look around in a sample"));
    m_look.text->setText(tr("A finished army. Nothing comes into your library before you change something in it."));
    m_build.title->setText(tr("Build a roster"));
    m_build.text->setText(tr(
        "Choose game, side, size and formation in one dialog. Every rule is checked while you build; problems come with a button that mends them."));
    m_bring.title->setText(tr("Bring in a list"));
    m_bring.text->setText(tr("Paste the text of a friend or of another program, or drop a file anywhere on this window."));
    m_newRoster->setText(tr("New roster…"));
    m_paste->setText(tr("Paste a list…"));
    m_import->setText(tr("Open a file…"));
    m_getGames->setText(tr("Get games…"));
    m_samples.first()->setToolTip(QString());
    fillSamples();
}

// One of each of the first games, so that the choice is one between games.
void FirstStart::fillSamples()
{
    QStringList games;
    int used = 0;
    for (int i = 0; i < m_model.rowCount() && used < offeredSamples; ++i) {
        const models::LibraryRow *row = m_model.row(m_model.index(i, 0));
        const models::LibraryKind &kind = models::libraryKind(row->record.kind);
        if (row->kind != models::LibraryRow::Kind::Sample || !kind.hasPoints || row->record.points <= 0
            || games.contains(row->record.packId))
            continue;
        games.append(row->record.packId);
        QPushButton *button = m_samples.at(used++);
        const QString game = row->record.packName.section(QStringLiteral(", "), 0, 0);
        button->setProperty("name", row->record.name);
        button->setToolTip(QStringLiteral("%1\n%2, %3").arg(row->record.name, game, kind.figures(*row)));
        button->setAccessibleName(tr("Open the sample %1, %2").arg(row->record.name, game));
        button->setProperty("sample", row->key);
        button->show();
    }
    for (; used < m_samples.size(); ++used)
        m_samples.at(used)->hide();
    nameSamples();
}

// As much of a name as its third of the page shows; the tool tip has the rest.
void FirstStart::nameSamples()
{
    const int room = (m_page->width() - 60) / 3 - 64;
    for (QPushButton *button : std::as_const(m_samples))
        button->setText(literal(button->fontMetrics().elidedText(button->property("name").toString(), Qt::ElideRight, std::max(60, room))));
}

void FirstStart::setWanted(bool wanted)
{
    const bool begins = wanted && !m_wanted;
    m_wanted = wanted;
    if (begins)
        fillSamples();
    arrange();
}

void FirstStart::arrange()
{
    m_large = m_page->width() >= largeWidth && m_page->height() >= largeHeight;
    m_how->setVisible(m_large);
    for (const Way &way : {m_look, m_build, m_bring}) {
        way.text->setVisible(m_large);
        way.title->parentWidget()->layout()->setContentsMargins(12, m_large ? 10 : 4, 12, m_large ? 10 : 4);
    }
    for (int i = 1; i < m_samples.size(); ++i)
        m_samples.at(i)->setVisible(m_large && !m_samples.at(i)->property("sample").toString().isEmpty());
    m_import->setVisible(m_large);
    m_getGames->setVisible(m_large);
    nameSamples();
    setVisible(m_wanted && m_page->height() >= leastPage);
    for (QShortcut *key : std::as_const(m_keys))
        key->setEnabled(m_wanted);
}

QSize FirstStart::minimumSizeHint() const
{
    return {leastFirstStart, m_large ? QWidget::minimumSizeHint().height() : std::min(150, QWidget::minimumSizeHint().height())};
}

bool FirstStart::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_page && event->type() == QEvent::Resize)
        arrange();
    return QWidget::eventFilter(watched, event);
}

void FirstStart::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    emit shown(true);
}

void FirstStart::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    emit shown(false);
}

void FirstStart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(color(Token::Line));
    painter.setBrush(color(Token::Raised));
    for (const Way &way : {m_look, m_build, m_bring})
        painter.drawRoundedRect(QRectF(way.card->geometry()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

} // namespace muster::app
