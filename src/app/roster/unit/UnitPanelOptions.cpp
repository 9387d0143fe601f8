// SPDX-License-Identifier: GPL-3.0-or-later
// How UnitPanel shows the options of a unit, each as the control it wants to be.
#include "app/roster/unit/UnitPanel.h"

#include "app/roster/unit/OptionBar.h"
#include "app/roster/unit/UnitHead.h"
#include "app/theme/widgets/SectionHeader.h"

#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

namespace muster::app {

namespace {

constexpr std::size_t manyOptions = 16;    ///< from so many on they can be searched
constexpr std::size_t hardlyOverseen = 30; ///< from so many on the groups are folded, each with a line that sums it up

std::size_t optionCount(const std::vector<OptionSection> &sections)
{
    std::size_t count = 0;
    for (const OptionSection &section : sections)
        count += section.options.size();
    return count;
}

QString groupOf(const OptionSection &section)
{
    return section.key.section(QStringLiteral("::"), -1) + '/' + section.title;
}

// What is chosen of a group, for its heading while it is folded.
QString summaryOf(const OptionSection &section)
{
    QStringList names;
    for (const OptionSection::Option &option : section.options) {
        if (option.data.count > 0 && !option.entryId.isEmpty())
            names.append(option.data.count > 1 ? QStringLiteral("%1× ").arg(option.data.count) + option.data.name : option.data.name);
    }
    if (!names.isEmpty())
        return names.join(QStringLiteral(", "));
    return section.remark.isEmpty() ? UnitPanel::tr("none of %1").arg(section.options.size()) : section.remark;
}

} // namespace

void UnitPanel::setLoadoutMenu(QMenu *menu)
{
    m_optionBar->setMenu(menu);
}

void UnitPanel::focusOptions(const QString &groupId)
{
    std::size_t row = 0;
    for (std::size_t s = 0; s < m_options.size(); row += m_options[s++].options.size()) {
        if (m_options[s].key != groupId || m_options[s].options.empty())
            continue;
        m_optionHeaders[s]->setOpen(true);
        m_scroll->ensureWidgetVisible(m_optionRows[row]);
        for (QWidget *control : m_optionRows[row]->findChildren<QWidget *>()) {
            if (control->focusPolicy() & Qt::TabFocus)
                return control->setFocus(Qt::TabFocusReason);
        }
        return m_optionRows[row]->setFocus(Qt::TabFocusReason);
    }
    m_head->nickname()->setFocus();
}

void UnitPanel::clearOptions()
{
    m_options.clear();
    m_optionHeaders.clear();
    m_optionRows.clear();
    m_optionBar->hide();
    while (QLayoutItem *item = m_optionColumn->takeAt(0)) {
        // Deleted later: the control whose signal led here is among them.
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->setObjectName({});
            for (QWidget *inner : item->widget()->findChildren<QWidget *>())
                inner->setObjectName({});
            item->widget()->deleteLater();
        }
        delete item;
    }
}

// The same options in another state keep their controls, and with them the keyboard and the place of the mouse.
bool UnitPanel::changeOptions(const std::vector<OptionSection> &sections)
{
    if (sections.size() != m_options.size() || sections.empty())
        return false;
    for (std::size_t s = 0; s < sections.size(); ++s) {
        if (sections[s].key != m_options[s].key || sections[s].title != m_options[s].title
            || sections[s].options.size() != m_options[s].options.size())
            return false;
    }
    std::size_t row = 0;
    for (std::size_t s = 0; s < sections.size(); ++s) {
        m_optionHeaders[s]->setRemark(optionCount(sections) >= hardlyOverseen ? summaryOf(sections[s]) : sections[s].remark);
        for (const OptionSection::Option &option : sections[s].options) {
            if (!m_optionRows[row++]->change(option.data))
                return false;
        }
    }
    m_options = sections;
    return true;
}

void UnitPanel::showOptions(const QString &id)
{
    const std::vector<OptionSection> sections = optionSections(*m_editor, id);
    const std::size_t count = optionCount(sections);
    if (!changeOptions(sections)) {
        clearOptions();
        m_options = sections;
        buildOptions(sections, count >= hardlyOverseen);
    }
    showOptionBar(count >= manyOptions);
}

void UnitPanel::buildOptions(const std::vector<OptionSection> &sections, bool many)
{
    for (std::size_t s = 0; s < sections.size(); ++s) {
        auto *header = new SectionHeader(sections[s].title, m_optionArea);
        header->setRemark(many ? summaryOf(sections[s]) : sections[s].remark);
        auto *body = new QWidget(m_optionArea);
        auto *rows = new QVBoxLayout(body);
        rows->setContentsMargins(0, 4, 0, 4);
        rows->setSpacing(0);
        for (std::size_t o = 0; o < sections[s].options.size(); ++o) {
            auto *row = new OptionRow(sections[s].options[o].data);
            connect(row, &OptionRow::countChosen, this, [this, s, o](int count) {
                const OptionSection section = m_options.at(s); // copies: the edit changes what is shown
                chooseOption(*m_editor, section, section.options.at(o), count);
            });
            connect(row, &OptionRow::pointed, this, [this, s, o](bool on) { pointAt(on ? int(s) : -1, int(o)); });
            rows->addWidget(row);
            m_optionRows.push_back(row);
        }
        header->setOpen(!many || m_openGroups.contains(groupOf(sections[s])));
        header->setBody(body);
        if (many)
            connect(header, &SectionHeader::toggled, this, [this, group = groupOf(sections[s])](bool open) {
                if (open)
                    m_openGroups.insert(group);
                else
                    m_openGroups.remove(group);
            });
        m_optionHeaders.push_back(header);
        m_optionColumn->addWidget(header);
        m_optionColumn->addWidget(body);
        // At once, not with the next event: a hidden control cannot take the keyboard back.
        header->show();
        body->setVisible(header->isOpen());
    }
}

void UnitPanel::showOptionBar(bool several)
{
    if (!several)
        return m_optionBar->hide();
    std::vector<OptionBar::Choice> choices;
    int offered = 0;
    for (const OptionSection &section : m_options) {
        const bool radio = !section.options.empty() && section.options.front().data.control == OptionControl::Radio;
        const bool fixed = radio && !section.options.front().entryId.isEmpty(); // no "none of these" before them
        for (const OptionSection::Option &option : section.options) {
            offered += option.entryId.isEmpty() ? 0 : 1;
            if (option.data.count == 0 || option.entryId.isEmpty())
                continue;
            const QString name = option.data.count > 1 ? QStringLiteral("%1× ").arg(option.data.count) + option.data.name
                                                       : option.data.name;
            choices.push_back({option.data.key, name, option.data.price == QLatin1String("0") ? QString() : option.data.price, fixed});
        }
    }
    m_optionBar->showChoices(choices, offered, int(m_editor->selected().size()));
    filterOptions();
}

// A search opens what it finds; without one the headings are as the user left them.
void UnitPanel::filterOptions()
{
    std::size_t row = 0;
    for (std::size_t s = 0; s < m_options.size(); ++s) {
        bool any = false;
        QWidget *body = nullptr;
        for (const OptionSection::Option &option : m_options[s].options) {
            OptionRow *shown = m_optionRows[row++];
            const bool passes = m_optionBar->passes(option.data, m_options[s].title);
            shown->setVisible(passes);
            body = shown->parentWidget();
            any = any || passes;
        }
        m_optionHeaders[s]->setVisible(any);
        if (body)
            body->setVisible(any && (m_optionBar->searching() || m_optionHeaders[s]->isOpen()));
    }
}

void UnitPanel::takeBack(const QString &optionKey)
{
    for (const OptionSection &section : m_options) {
        for (const OptionSection::Option &option : section.options) {
            if (option.data.key != optionKey)
                continue;
            // Of a group of one it is the choice of none; copies, because the edit changes what is shown.
            const bool radio = option.data.control == OptionControl::Radio;
            const OptionSection group = section;
            const OptionSection::Option taken = radio ? group.options.front() : option;
            return chooseOption(*m_editor, group, taken, radio ? 1 : 0);
        }
    }
}

} // namespace muster::app
