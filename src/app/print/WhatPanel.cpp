// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/WhatPanel.h"

#include "app/theme/style/Icons.h"
#include "app/theme/style/Theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace muster::app {

namespace {

constexpr int kindRole = Qt::UserRole, unitRole = Qt::UserRole + 1;

const char *iconOf(print::PrintKind kind)
{
    switch (kind) {
    case print::PrintKind::Cards:
    case print::PrintKind::Blank:
    case print::PrintKind::Events:
    case print::PrintKind::Orders:
    case print::PrintKind::Dividers:
        return "card";
    case print::PrintKind::Sheet:
    case print::PrintKind::Report:
    case print::PrintKind::Summary:
    case print::PrintKind::Structures:
    case print::PrintKind::Scenario:
        return "sheet";
    case print::PrintKind::Markers:
    case print::PrintKind::Tokens:
        return "scissors";
    case print::PrintKind::Records:
        return "person";
    default:
        return "book";
    }
}

} // namespace

WhatPanel::WhatPanel(PrintSession &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_tree = new QTreeWidget;
    m_tree->setColumnCount(2);
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setRootIsDecorated(false);
    m_tree->setUniformRowHeights(true);
    m_tree->setProperty("roomy", true);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    column->addWidget(m_tree, 1);
    setFocusProxy(m_tree);

    m_box = new QFrame;
    m_box->setObjectName("printWarnings");
    auto *inner = new QVBoxLayout(m_box);
    inner->setContentsMargins(12, 8, 12, 10);
    auto *head = new QHBoxLayout;
    m_boxIcon = new QLabel;
    m_boxTitle = new QLabel;
    m_boxTitle->setTextFormat(Qt::PlainText);
    m_boxTitle->setFont(roleFont(FontRole::BodyMedium));
    head->addWidget(m_boxIcon);
    head->addWidget(m_boxTitle, 1);
    inner->addLayout(head);
    m_boxText = new QLabel;
    m_boxText->setTextFormat(Qt::PlainText);
    m_boxText->setWordWrap(true);
    m_boxText->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_boxText->setAlignment(Qt::AlignTop);
    m_boxScroll = new QScrollArea;
    m_boxScroll->setFrameShape(QFrame::NoFrame);
    m_boxScroll->setWidgetResizable(true);
    m_boxScroll->setWidget(m_boxText);
    m_boxScroll->setMaximumHeight(150);
    inner->addWidget(m_boxScroll);
    column->addWidget(m_box);

    connect(m_tree, &QTreeWidget::itemChanged, this, &WhatPanel::changed);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &WhatPanel::currentChanged);
    connect(&m_session, &PrintSession::rosterChanged, this, &WhatPanel::fill);
    connect(&m_session, &PrintSession::settingsChanged, this, &WhatPanel::fill);
    connect(&m_session, &PrintSession::ready, this, [this] {
        showCounts();
        showWarnings();
    });
    retranslate();
}

void WhatPanel::setUnitActions(const QList<QAction *> &actions)
{
    m_onlyThis = new QAction(icons::icon("target"), {}, this);
    connect(m_onlyThis, &QAction::triggered, this, &WhatPanel::printOnlyThis);
    connect(m_tree, &QTreeWidget::currentItemChanged, this,
            [this](const QTreeWidgetItem *item) { m_onlyThis->setEnabled(item && item->parent()); });
    m_onlyThis->setText(tr("Print only this one"));
    m_onlyThis->setEnabled(false);
    m_tree->addAction(m_onlyThis);
    m_tree->addActions(actions);
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void WhatPanel::printOnlyThis()
{
    const QTreeWidgetItem *item = m_tree->currentItem();
    const QString wanted = item ? item->data(0, unitRole).toString() : QString();
    if (wanted.isEmpty())
        return;
    print::PrintSettings settings = m_session.settings();
    for (const auto &unit : m_session.head().units)
        unit.id == wanted ? void(settings.without.remove(unit.id)) : void(settings.without.insert(unit.id));
    m_session.setSettings(settings);
    m_session.setWanted(m_session.unitKind(), true);
}

QString WhatPanel::kindName(print::PrintKind kind) const
{
    switch (kind) {
    case print::PrintKind::Cards:
        return tr("Unit cards");
    case print::PrintKind::Blank:
        return tr("Blank cards");
    case print::PrintKind::Sheet:
        return tr("Platoon sheet");
    case print::PrintKind::Summary:
        return tr("Army summary");
    case print::PrintKind::Rules:
        return tr("Rules in use");
    case print::PrintKind::Reference:
        return tr("Quick reference");
    case print::PrintKind::Report:
        return tr("Campaign report");
    case print::PrintKind::Records:
        return tr("Service records");
    case print::PrintKind::Markers:
        return tr("Markers, templates, rulers");
    case print::PrintKind::Tokens:
        return tr("Blips and tokens");
    case print::PrintKind::Events:
        return tr("Event cards");
    case print::PrintKind::Orders:
        return tr("Order cards");
    case print::PrintKind::Dividers:
        return tr("Divider cards");
    case print::PrintKind::Structures:
        return tr("Structure sheet");
    case print::PrintKind::Scenario:
        return tr("Scenario sheet");
    case print::PrintKind::Matrix:
        return tr("What hurts what");
    case print::PrintKind::Chronicle:
        return tr("Chronicle");
    }
    return {};
}

void WhatPanel::retranslate()
{
    m_tree->setAccessibleName(tr("What to print"));
    m_boxScroll->setAccessibleName(tr("Cards that need more room"));
    if (m_onlyThis)
        m_onlyThis->setText(tr("Print only this one"));
    fill();
    showCounts();
    showWarnings();
}

// Only texts and marks change while the rows stay the same, so that neither selection nor scroll position jumps.
void WhatPanel::fill()
{
    m_filling = true;
    const auto &units = m_session.head().units;
    const print::PrintSettings &settings = m_session.settings();
    const auto kinds = m_session.kinds();
    bool rebuild = m_tree->topLevelItemCount() != int(kinds.size());
    for (int i = 0; i < m_tree->topLevelItemCount() && !rebuild; ++i) {
        const print::PrintKind kind = kinds[size_t(i)];
        rebuild = m_tree->topLevelItem(i)->data(0, kindRole).toInt() != int(kind)
            || m_tree->topLevelItem(i)->childCount() != (kind == m_session.unitKind() ? int(units.size()) : 0);
    }
    if (rebuild) {
        m_tree->clear();
        for (const print::PrintKind kind : kinds) {
            auto *item = new QTreeWidgetItem(m_tree);
            item->setData(0, kindRole, int(kind));
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
            item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
            item->setSizeHint(0, {0, 28});
            if (kind != m_session.unitKind())
                continue;
            for (size_t i = 0; i < units.size(); ++i) {
                auto *child = new QTreeWidgetItem(item);
                child->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
                child->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
            }
            item->setExpanded(true);
        }
    }
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_tree->topLevelItem(i);
        const auto kind = print::PrintKind(item->data(0, kindRole).toInt());
        item->setText(0, kindName(kind));
        item->setIcon(0, icons::icon(iconOf(kind)));
        item->setCheckState(0, m_session.what().contains(kind) ? Qt::Checked : Qt::Unchecked);
        for (int c = 0; c < item->childCount(); ++c) {
            const auto &unit = units[size_t(c)];
            item->child(c)->setText(0, unit.carried ? QStringLiteral("    ") + unit.name : unit.name); // below the unit it belongs to
            item->child(c)->setToolTip(0, unit.name);
            item->child(c)->setText(1, unit.points);
            item->child(c)->setData(0, unitRole, unit.id);
            item->child(c)->setCheckState(0, settings.without.contains(unit.id) ? Qt::Unchecked : Qt::Checked);
        }
    }
    m_filling = false;
}

void WhatPanel::showCounts()
{
    m_filling = true;
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_tree->topLevelItem(i);
        const auto kind = print::PrintKind(item->data(0, kindRole).toInt());
        int cards = 0, pages = 0;
        for (const print::PrintSection &section : m_session.job().sections) {
            cards += section.kind == kind ? section.cards : 0;
            pages += section.kind == kind ? section.pages : 0;
        }
        item->setText(1, cards > 0 ? tr("%n card(s)", nullptr, cards) : pages > 0 ? tr("%n page(s)", nullptr, pages) : QString());
    }
    m_filling = false;
}

void WhatPanel::showWarnings()
{
    QStringList lines, units;
    for (const print::PrintWarning &warning : m_session.job().warnings) {
        lines.append(warning.text());
        if (!units.contains(warning.key))
            units.append(warning.key);
    }
    if (m_session.job().cardTooLarge)
        lines.prepend(tr("The card does not fit this paper with these margins. Take a larger paper, another card size, or fronts only."));
    const bool room = !lines.isEmpty();
    if (room)
        lines.append(tr("Nothing is cut."));
    lines += m_session.job().remarks;
    m_box->setVisible(!lines.isEmpty());
    icons::put(m_boxIcon, "warning", 16, Token::Warning);
    m_boxTitle->setText(m_session.job().cardTooLarge ? tr("The card does not fit")
                            : room                   ? tr("Little room on %n card(s)", nullptr, int(units.size()))
                            : m_session.isCampaign() ? tr("From the campaign book")
                                                     : tr("Not everything fits"));
    m_boxText->setText(lines.join('\n'));
}

void WhatPanel::changed(QTreeWidgetItem *item)
{
    if (m_filling)
        return;
    print::PrintSettings settings = m_session.settings();
    const bool on = item->checkState(0) == Qt::Checked;
    if (const QString unit = item->data(0, unitRole).toString(); !unit.isEmpty()) {
        on ? void(settings.without.remove(unit)) : void(settings.without.insert(unit));
        m_session.setSettings(settings);
        return;
    }
    m_session.setWanted(print::PrintKind(item->data(0, kindRole).toInt()), on);
}

void WhatPanel::currentChanged(QTreeWidgetItem *item)
{
    if (!item || m_filling)
        return;
    if (const QString unit = item->data(0, unitRole).toString(); !unit.isEmpty())
        emit unitSelected(unit);
    else
        emit kindSelected(print::PrintKind(item->data(0, kindRole).toInt()));
}

void WhatPanel::select(const QString &unitId)
{
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
        for (int c = 0; c < m_tree->topLevelItem(i)->childCount(); ++c)
            if (m_tree->topLevelItem(i)->child(c)->data(0, unitRole).toString() == unitId)
                m_tree->setCurrentItem(m_tree->topLevelItem(i)->child(c));
}

} // namespace muster::app
