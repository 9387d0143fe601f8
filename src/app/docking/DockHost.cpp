// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/DockHost.h"

#include "app/docking/LayoutTree.h"
#include "app/docking/PanelFocus.h"

#include <QAction>
#include <QApplication>
#include <QCryptographicHash>
#include <QDataStream>
#include <QIODevice>
#include <QScrollArea>
#include <QWidget>

namespace muster::app {

namespace {

constexpr quint32 layoutVersion = 2;
constexpr quint32 oneFormVersion = 1; // before areas had several forms

QByteArray digest(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha1);
}

} // namespace

DockHost::DockHost(QObject *parent) : QObject(parent)
{
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { onFocusChanged(now); });
}

DockHost::~DockHost() = default;

void DockHost::addPanel(const Panel &panel)
{
    Q_ASSERT(!panel.id.isEmpty() && panel.widget && !m_entries.contains(panel.id));
    Entry entry;
    entry.panel = panel;
    entry.toggle = new QAction(panel.title, this);
    entry.toggle->setCheckable(true);
    entry.toggle->setChecked(panel.open);
    entry.toggle->setEnabled(panel.closable);
    entry.toggle->setObjectName("toggle." + panel.id);
    const QString id = panel.id;
    connect(entry.toggle, &QAction::triggered, this, [this, id](bool on) {
        if (on)
            focus(id);
        else
            setOpen(id, false);
    });
    if (panel.widget->accessibleName().isEmpty())
        panel.widget->setAccessibleName(panel.title);
    // Large texts on a small screen: a panel may become narrower than it would like, rather than the window wider than the screen.
    if (panel.widget->minimumWidth() == 0)
        panel.widget->setMinimumSize(150, 60);
    PanelFocus(panel.widget).noteFirst();
    m_entries.insert(id, entry);
    m_order.append(id);
    arrange();
    insert(panel);
    showTitle(id);
}

const Panel &DockHost::panel(const QString &id) const
{
    static const Panel none;
    const auto found = m_entries.constFind(id);
    return found == m_entries.constEnd() ? none : found->panel;
}

QWidget *DockHost::widget(const QString &id) const
{
    return panel(id).widget;
}

QString DockHost::title(const QString &id) const
{
    return panel(id).title;
}

void DockHost::setTitle(const QString &id, const QString &title)
{
    const auto found = m_entries.find(id);
    if (found == m_entries.end())
        return;
    if (found->panel.widget->accessibleName() == found->panel.title)
        found->panel.widget->setAccessibleName(title);
    found->panel.title = title;
    found->toggle->setText(title);
    showTitle(id);
}

void DockHost::setCounter(const QString &id, int count, Tone tone)
{
    const auto found = m_entries.find(id);
    if (found == m_entries.end() || (found->counter == count && found->tone == tone))
        return;
    found->counter = count;
    found->tone = tone;
    showTitle(id);
}

int DockHost::counter(const QString &id) const
{
    return m_entries.value(id).counter;
}

Tone DockHost::counterTone(const QString &id) const
{
    return m_entries.value(id).tone;
}

QAction *DockHost::toggleAction(const QString &id) const
{
    return m_entries.value(id).toggle;
}

void DockHost::noteOpen(const QString &id, bool open)
{
    const auto found = m_entries.find(id);
    if (found == m_entries.end() || found->toggle->isChecked() == open)
        return;
    found->toggle->setChecked(open);
}

void DockHost::focus(const QString &id)
{
    if (!m_entries.contains(id))
        return;
    raise(id);
    QWidget *target = PanelFocus(widget(id)).target();
    target->window()->activateWindow();
    target->setFocus(Qt::ShortcutFocusReason);
    // A page that scrolls follows the Tab key by itself, but not this.
    for (QWidget *around = target->parentWidget(); around; around = around->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(around))
            area->ensureWidgetVisible(target);
    }
    // Without an active window (offscreen, another program in front) no focus event comes.
    onFocusChanged(target);
}

void DockHost::focusNext(bool backwards)
{
    QStringList open;
    for (const QString &id : std::as_const(m_order)) {
        if (isOpen(id))
            open.append(id);
    }
    if (open.isEmpty())
        return;
    const qsizetype count = open.size();
    const qsizetype now = open.indexOf(m_focused);
    const qsizetype next = now < 0 ? (backwards ? count - 1 : 0) : (now + (backwards ? count - 1 : 1)) % count;
    focus(open.at(next));
}

QString DockHost::panelOf(QWidget *widget) const
{
    for (QWidget *w = widget; w; w = w->parentWidget()) {
        for (auto entry = m_entries.cbegin(); entry != m_entries.cend(); ++entry) {
            if (entry->panel.widget == w)
                return entry.key();
        }
    }
    return {};
}

void DockHost::setStepping(bool on)
{
    m_stepping = on;
}

bool DockHost::isBehind(QWidget *widget) const
{
    const QString id = panelOf(widget);
    return !id.isEmpty() && !isShown(id);
}

void DockHost::onFocusChanged(QWidget *now)
{
    // A menu or the command palette takes the keyboard only for a moment: the panel keeps its mark.
    if (!now || now->windowType() == Qt::Popup)
        return;
    const QString id = panelOf(now);
    if (!id.isEmpty())
        PanelFocus(widget(id)).noteLast(now);
    // Whoever sends the keyboard into a panel that lies behind others wants to see it there.
    if (!id.isEmpty() && now->isVisible() && isOpen(id) && !isShown(id) && !m_stepping)
        raise(id);
    if (id == m_focused)
        return;
    if (id.isEmpty() && area() && now->window() != area()->window())
        return;
    const QString before = m_focused;
    m_focused = id;
    showFocus(before);
    showFocus(id);
    emit focusedPanelChanged(id);
}

QByteArray DockHost::saveLayout() const
{
    QMap<QString, QByteArray> layouts = m_layouts;
    layouts.insert(m_form, saveState());
    QByteArray states;
    QDataStream inner(&states, QIODevice::WriteOnly);
    inner.setVersion(QDataStream::Qt_6_4);
    inner << layouts;
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    // Behind it, for whoever knows of them: how tall the places of short panels are when they are not.
    out << layoutVersion << kind() << m_order << states << digest(states) << wholeHeights();
    return bytes;
}

bool DockHost::restoreLayout(const QByteArray &layout)
{
    QDataStream in(layout);
    in.setVersion(QDataStream::Qt_6_4);
    quint32 version = 0;
    in >> version;
    QByteArray savedKind, states, sum;
    QStringList known;
    if (version == layoutVersion || version == oneFormVersion)
        in >> savedKind >> known >> states >> sum;
    const bool whole = in.status() == QDataStream::Ok && savedKind == kind() && sum == digest(states);
    QMap<QString, int> heights;
    if (whole && !in.atEnd())
        in >> heights;
    setWholeHeights(heights);
    // A panel that the saved layout does not know would have no place: such a layout is too old.
    const bool samePanels = QSet<QString>(known.begin(), known.end()) == QSet<QString>(m_order.begin(), m_order.end());
    m_layouts.clear();
    arrange();
    if (!whole || !samePanels) {
        resetLayout();
        return false;
    }
    if (version == oneFormVersion) {
        m_layouts.insert({}, states);
    } else {
        QDataStream inner(states);
        inner.setVersion(QDataStream::Qt_6_4);
        inner >> m_layouts;
    }
    // A window of another size than the last time is no damage: its own layout is made when it is needed.
    if (!m_layouts.contains(m_form)) {
        resetLayout();
        return true;
    }
    return restoreForm(m_form);
}

bool DockHost::restoreForm(const QString &form)
{
    const QByteArray state = m_layouts.take(form);
    if (!state.isEmpty() && restoreState(state) && allReachable()) {
        for (const QString &id : std::as_const(m_order))
            noteOpen(id, isOpen(id));
        return true;
    }
    resetLayout();
    return false;
}

void DockHost::resetLayout()
{
    layOut();
    for (const QString &id : std::as_const(m_order))
        noteOpen(id, isOpen(id));
}

QList<Panel> DockHost::arrangement(const QSize &room) const
{
    QList<Panel> panels;
    for (const QString &id : m_order)
        panels.append(panel(id));
    return room.isEmpty() ? panels : LayoutTree::fold(panels, room, gap);
}

void DockHost::arrange()
{
    m_arranged = arrangement(room());
    m_form = folded().join(' ');
}

QStringList DockHost::folded() const
{
    QStringList ids;
    for (const Panel &panel : m_arranged) {
        if (panel.tabbedWith != this->panel(panel.id).tabbedWith)
            ids.append(panel.id);
    }
    return ids;
}

bool DockHost::firstFit()
{
    const QString before = m_form;
    const QString focused = m_focused;
    if (room().isEmpty())
        return false;
    arrange();
    if (m_form == before)
        return false;
    if (m_layouts.contains(m_form))
        restoreForm(m_form);
    else
        layOut();
    if (!focused.isEmpty())
        focus(focused);
    return true;
}

void DockHost::areaResized()
{
    // After the event: the places are moved while the area itself is being laid out.
    if (!std::exchange(m_formPending, true))
        QMetaObject::invokeMethod(this, &DockHost::changeForm, Qt::QueuedConnection);
}

void DockHost::changeForm()
{
    m_formPending = false;
    if (room().isEmpty())
        return;
    const QString before = m_form;
    const QString focused = m_focused; // places that move let go of the keyboard
    const QByteArray layout = saveState();
    QStringList closed;
    for (const QString &id : std::as_const(m_order)) {
        if (isFloating(id))
            return; // somebody has arranged this by hand
        if (!isOpen(id))
            closed.append(id);
    }
    arrange();
    if (m_form == before)
        return;
    m_layouts.insert(before, layout);
    if (m_layouts.contains(m_form))
        restoreForm(m_form);
    else
        resetLayout();
    for (const QString &id : std::as_const(m_order)) {
        if (isOpen(id) == closed.contains(id))
            setOpen(id, !closed.contains(id));
    }
    if (!focused.isEmpty() && isOpen(focused))
        focus(focused);
}

bool DockHost::allReachable() const
{
    bool anyOpen = m_order.isEmpty();
    for (const QString &id : m_order) {
        if (!isOpen(id))
            continue;
        anyOpen = true;
        if (!isReachable(id))
            return false;
    }
    return anyOpen;
}

} // namespace muster::app
