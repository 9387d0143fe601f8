// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/MissionSections.h"

#include "app/theme/style/Icons.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace muster::app {

MissionSections::MissionSections(QWidget *parent) : QWidget(parent)
{
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    m_column = new QVBoxLayout;
    m_column->setSpacing(10);
    all->addLayout(m_column);
    auto *more = new QPushButton(icons::icon("plus"), tr("Add a part"));
    more->setObjectName("mission.addPart");
    more->setAutoDefault(false);
    auto *row = new QHBoxLayout;
    row->addWidget(more);
    row->addStretch();
    all->addLayout(row);
    connect(more, &QPushButton::clicked, this, [this] {
        add({}, {});
        m_parts.last().title->setFocus();
    });
}

void MissionSections::add(const QString &title, const QString &text)
{
    auto *frame = new QWidget;
    auto *column = new QVBoxLayout(frame);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto *row = new QHBoxLayout;
    auto *name = new QLineEdit(title);
    name->setPlaceholderText(tr("Title of the part"));
    name->setAccessibleName(tr("Title of part %1").arg(m_parts.size() + 1));
    auto *away = new QToolButton;
    away->setIcon(icons::icon("trash"));
    away->setAutoRaise(true);
    away->setToolTip(tr("Remove this part"));
    away->setAccessibleName(tr("Remove part %1").arg(m_parts.size() + 1));
    row->addWidget(name, 1);
    row->addWidget(away);
    auto *body = new QPlainTextEdit(text);
    body->setAccessibleName(tr("Text of part %1").arg(m_parts.size() + 1));
    body->setTabChangesFocus(true);
    body->setMinimumHeight(74);
    body->setMaximumHeight(140);
    column->addLayout(row);
    column->addWidget(body);
    m_column->addWidget(frame);
    m_parts.append({frame, name, body});
    connect(away, &QToolButton::clicked, this, [this, frame] {
        m_parts.removeIf([frame](const Part &part) { return part.frame == frame; });
        frame->deleteLater();
    });
}

void MissionSections::setSections(const QList<packs::ScenarioSection> &sections, const QString &language)
{
    for (const packs::ScenarioSection &section : sections)
        add(section.title.in(language), section.text.in(language));
    if (!sections.isEmpty())
        return;
    // What every mission has to say.
    for (const QString &title : {tr("Set-up"), tr("Deployment"), tr("Aim"), tr("End of the game")})
        add(title, {});
}

QList<packs::ScenarioSection> MissionSections::sections() const
{
    QList<packs::ScenarioSection> sections;
    for (const Part &part : m_parts)
        if (const QString text = part.text->toPlainText().trimmed(); !text.isEmpty())
            sections.append({packs::LocalText(part.title->text().trimmed()), packs::LocalText(text)});
    return sections;
}

} // namespace muster::app
