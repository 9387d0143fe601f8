// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/report/ChipEdit.h"

#include "app/campaign/report/EnemyDelegate.h"
#include "app/theme/paint/Literal.h"
#include "app/theme/style/Icons.h"
#include "app/theme/style/Theme.h"
#include "text/Typography.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QRegularExpression>
#include <QStandardItemModel>
#include <QTimer>
#include <QToolButton>

namespace muster::app {

using campaign::Kill;

namespace {

enum Role { NameRole = Qt::UserRole + 11, PointsRole, VictimRole, OtherRole };

KillTarget targetOf(const QModelIndex &index)
{
    return {index.data(NameRole).toString(), index.data(PointsRole).toInt(), index.data(VictimRole).toString(), {}};
}

int chipHeightNow()
{
    return std::max(22, int(Theme::current().metrics(FontRole::Body).height()) + 4);
}

constexpr int inset = 4;
constexpr int gap = 4;

} // namespace

ChipEdit::ChipEdit(QWidget *parent) : QFrame(parent)
{
    setProperty("field", true);
    m_input = new QLineEdit(this);
    m_input->setFrame(false);
    m_input->setProperty("bare", true);
    setFocusProxy(m_input);
    m_model = new QStandardItemModel(this);
    m_completer = new QCompleter(m_model, this);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setWidget(m_input);
    m_input->installEventFilter(this); // before the completer's own, which keeps a lost focus to itself
    auto *popup = new QListView;
    popup->setObjectName("report.kills.popup");
    m_completer->setPopup(popup); // which gives it a delegate of its own
    popup->setItemDelegate(new EnemyDelegate(popup));
    popup->setUniformItemSizes(true);
    popup->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    popup->setProperty("popup", true);
    connect(m_completer, qOverload<const QModelIndex &>(&QCompleter::activated), this, [this](const QModelIndex &index) {
        if (index.data(OtherRole).toBool())
            takeText();
        else
            add(targetOf(index));
        m_input->clear();
    });
    connect(m_input, &QLineEdit::textEdited, this, &ChipEdit::fillCompleter);
    layOut();
}

void ChipEdit::setTargets(const QVector<KillTarget> &targets, const QString &pointsName, const share::CampaignNames &names)
{
    m_names = names;
    m_targets = targets;
    m_pointsName = pointsName;
}

QString ChipEdit::shown(const Kill &kill) const
{
    const QString name = kill.victim.isEmpty() ? m_names(kill.kind) : kill.kind;
    return kill.count > 1 ? QString("%1 ×%2").arg(name, QString::number(kill.count)) : name;
}

void ChipEdit::setTexts(const QString &accessibleName)
{
    m_name = accessibleName;
    m_input->setPlaceholderText(m_kills.isEmpty() ? tr("nobody") : QString());
    QStringList words;
    for (const Kill &kill : m_kills)
        words.append(shown(kill));
    m_input->setAccessibleName(words.isEmpty() ? m_name : text::labelled(m_name, words.join(", ")));
}

void ChipEdit::setKills(const QVector<Kill> &kills)
{
    if (kills == m_kills)
        return;
    m_kills = kills;
    makeChips();
}

void ChipEdit::add(const KillTarget &target)
{
    if (target.name.isEmpty())
        return;
    for (Kill &kill : m_kills) {
        if (!target.victim.isEmpty() && kill.victim == target.victim)
            return;
        if (target.victim.isEmpty() && kill.victim.isEmpty() && m_names(kill.kind) == m_names(target.name)
            && kill.points == target.points) {
            ++kill.count;
            makeChips();
            emit killsChanged();
            return;
        }
    }
    m_kills.append({target.name, target.points, 1, target.victim});
    makeChips();
    emit killsChanged();
}

void ChipEdit::removeOne(int index)
{
    if (index < 0 || index >= m_kills.size())
        return;
    if (--m_kills[index].count <= 0)
        m_kills.removeAt(index);
    makeChips();
    emit killsChanged();
}

void ChipEdit::makeChips()
{
    for (QToolButton *chip : std::as_const(m_chips))
        chip->deleteLater();
    m_chips.clear();
    for (int i = 0; i < m_kills.size(); ++i) {
        const Kill &kill = m_kills.at(i);
        auto *chip = new QToolButton(this);
        chip->setText(literal(shown(kill)));
        chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        chip->setIcon(icons::icon("close"));
        chip->setIconSize({9, 9});
        chip->setLayoutDirection(Qt::RightToLeft); // the cross stands behind the word
        chip->setFocusPolicy(Qt::NoFocus);         // Backspace does it from the keyboard
        chip->setProperty("killChip", true);
        chip->setToolTip(tr("Take one away"));
        chip->setAccessibleName(tr("%1, take one away").arg(shown(kill)));
        chip->show();
        connect(chip, &QToolButton::clicked, this, [this, i] { removeOne(i); });
        m_chips.append(chip);
    }
    setTexts(m_name);
    layOut();
}

void ChipEdit::layOut()
{
    const int wide = std::max(isVisible() ? 80 : 260, width()); // before the first layout the width means nothing
    const int chipHeight = chipHeightNow();
    int x = inset, y = inset;
    for (QToolButton *chip : std::as_const(m_chips)) {
        const int chipWidth = std::min(chip->sizeHint().width(), wide - 2 * inset);
        if (x > inset && x + chipWidth > wide - inset) {
            x = inset;
            y += chipHeight + gap;
        }
        chip->setGeometry(x, y, chipWidth, chipHeight);
        x += chipWidth + gap;
    }
    if (x > inset && wide - inset - x < 30) {
        x = inset;
        y += chipHeight + gap;
    }
    m_input->setGeometry(x + 3, y, wide - inset - x - 3, chipHeight);
    const int high = y + chipHeight + inset;
    if (high != minimumHeight() || high != maximumHeight())
        setFixedHeight(high);
}

void ChipEdit::setHalfTyped(const QString &text)
{
    m_input->setText(text);
    fillSuggestions(text);
}

void ChipEdit::fillCompleter(const QString &typed)
{
    fillSuggestions(typed);
    if (m_model->rowCount() == 0) {
        m_completer->popup()->hide();
        return;
    }
    m_completer->complete(QRect(0, m_input->height(), std::max(260, width()), 4));
    m_completer->popup()->setCurrentIndex(m_completer->completionModel()->index(0, 0));
}

void ChipEdit::fillSuggestions(const QString &typed)
{
    m_model->clear();
    const QString wanted = text::searchForm(typed.trimmed());
    if (wanted.isEmpty())
        return;
    for (int pass = 0; pass < 2; ++pass) { // what begins with it comes first
        for (const KillTarget &target : std::as_const(m_targets)) {
            const QString folded = text::searchForm(target.name);
            const bool begins = folded.startsWith(wanted);
            if (pass == 0 ? !begins : begins || !folded.contains(wanted))
                continue;
            auto *item = new QStandardItem(target.name);
            item->setData(target.by.isEmpty() ? QString("%1 %2").arg(target.points).arg(m_pointsName)
                                              : tr("already by %1", "put out of action by").arg(target.by),
                          EnemyDelegate::PointsRole);
            item->setData(target.name, NameRole);
            item->setData(target.points, PointsRole);
            item->setData(target.victim, VictimRole);
            m_model->appendRow(item);
        }
    }
    auto *other = new QStandardItem(tr("+ Other figure “%1”").arg(typed.trimmed()));
    other->setData(true, OtherRole);
    m_model->appendRow(other);
}

// A figure that is not in the list: "Kommando 12" names it with its points; without a number it is asked for.
void ChipEdit::takeText()
{
    const QString typed = m_input->text().trimmed();
    m_input->clear();
    if (typed.isEmpty())
        return;
    static const QRegularExpression pattern(R"(^(.*\S)\s+(\d+)$)");
    const QRegularExpressionMatch match = pattern.match(typed);
    if (match.hasMatch()) {
        add({match.captured(1), match.captured(2).toInt(), {}, {}});
        return;
    }
    bool accepted = false;
    const int points = QInputDialog::getInt(this, tr("Other figure"), literal(tr("What is %1 worth, in %2?").arg(typed, m_pointsName)), 0,
                                            0, 9999, 1, &accepted);
    if (accepted)
        add({typed, points, {}, {}});
}

bool ChipEdit::handleKey(int key, const QString &text)
{
    const bool empty = m_input->text().isEmpty();
    if (key == Qt::Key_Backspace && empty && !m_kills.isEmpty()) {
        removeOne(int(m_kills.size()) - 1);
        return true;
    }
    if (empty && text.size() == 1 && text.at(0).isDigit() && text.at(0) != '0') {
        int wanted = text.at(0).digitValue();
        for (const KillTarget &target : std::as_const(m_targets)) {
            if (target.victim.isEmpty() && --wanted == 0) {
                add(KillTarget(target)); // what follows from it may change the list
                break;
            }
        }
        return true;
    }
    if ((key == Qt::Key_Up || key == Qt::Key_Down) && empty) {
        emit rowWanted(key == Qt::Key_Down ? 1 : -1);
        return true;
    }
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && !empty) {
        commit();
        return true;
    }
    if (key == Qt::Key_Escape && !empty) {
        m_input->clear();
        m_model->clear();
        return true;
    }
    return false;
}

void ChipEdit::commit()
{
    if (m_input->text().trimmed().isEmpty())
        return;
    m_completer->popup()->hide();
    const QStandardItem *best = m_model->item(0);
    if (best && !best->data(OtherRole).toBool())
        add(targetOf(best->index()));
    else
        takeText();
    m_input->clear();
    m_model->clear();
}

bool ChipEdit::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_input && event->type() == QEvent::FocusIn)
        emit focused();
    // Whoever goes on to the next field means what they typed; the list of suggestions is no other field.
    if (watched == m_input && event->type() == QEvent::FocusOut && static_cast<QFocusEvent *>(event)->reason() != Qt::PopupFocusReason
        && static_cast<QFocusEvent *>(event)->reason() != Qt::ActiveWindowFocusReason)
        QTimer::singleShot(0, this, &ChipEdit::commit);
    if (watched == m_input && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
        QTimer::singleShot(0, this, qOverload<>(&QWidget::update));
    if (watched == m_input && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool plain = !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
        if (plain && handleKey(key->key(), key->text()))
            return true;
    }
    return QFrame::eventFilter(watched, event);
}

void ChipEdit::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool focus = m_input->hasFocus();
    painter.setPen(QPen(color(focus ? Token::Focus : Token::Line), focus ? 2 : 1));
    painter.setBrush(color(Token::Base));
    const double half = focus ? 1 : 0.5;
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), 4, 4);
}

void ChipEdit::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    layOut();
}

void ChipEdit::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    layOut();
}

void ChipEdit::mousePressEvent(QMouseEvent *)
{
    m_input->setFocus(Qt::MouseFocusReason);
}

} // namespace muster::app
