// SPDX-License-Identifier: GPL-3.0-or-later
// How UnitPanel shows the options of a unit, each as the control it wants to be.
#include "app/roster/unit/UnitPanel.h"

#include "app/roster/unit/UnitHead.h"
#include "app/theme/widgets/SectionHeader.h"

#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

namespace muster::app {

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
        m_optionHeaders[s]->setRemark(sections[s].remark);
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
    if (changeOptions(sections))
        return;
    clearOptions();
    m_options = sections;
    for (std::size_t s = 0; s < sections.size(); ++s) {
        auto *header = new SectionHeader(sections[s].title, m_optionArea);
        header->setRemark(sections[s].remark);
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
            rows->addWidget(row);
            m_optionRows.push_back(row);
        }
        header->setBody(body);
        m_optionHeaders.push_back(header);
        m_optionColumn->addWidget(header);
        m_optionColumn->addWidget(body);
        // At once, not with the next event: a hidden control cannot take the keyboard back.
        header->show();
        body->show();
    }
}

} // namespace muster::app
