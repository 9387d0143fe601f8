// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "share/roster/RosterExport.h"

#include <QMap>

#include <algorithm>

namespace muster::test {

/// The texts that Muster reads and does not write itself: a list as these programs would have written it.
enum class ForeignForm { Sections, App, FrenchApp, AgeOfSigmar, OldWorld, ListForge };

/// A text of another program, and which of its lines name something that is in the list.
struct ForeignList
{
    QString text;
    QMap<int, QString> lines; ///< from 1, without the blanks and the bullet
};

/// Writes a list in one of the forms, line by line.
class ForeignWriter
{
public:
    ForeignWriter(const share::RosterExport &roster, ForeignForm form) : m_roster(roster), m_form(form) {}

    ForeignList written()
    {
        head();
        for (const share::ExportItem &force : m_roster.forces)
            units(force);
        add(signature());
        return {m_lines.join('\n') + '\n', m_items};
    }

private:
    static QString amount(double value) { return QString::number(value, 'g', 12); }

    QString price(const share::ExportItem &item) const
    {
        // Some programs leave the price away where there is none. In capitals nobody could tell it from a heading.
        if (item.points == 0 && item.name != item.name.toUpper() && (m_form == ForeignForm::Sections || m_form == ForeignForm::ListForge))
            return {};
        switch (m_form) {
        case ForeignForm::AgeOfSigmar:
            return QString(" (%1)").arg(amount(item.points));
        case ForeignForm::OldWorld:
            return QString(" [%1 pts]").arg(amount(item.points));
        case ForeignForm::Sections:
            return QString(" (%1 pts)").arg(amount(item.points));
        case ForeignForm::FrenchApp:
            return QString(" (%1 points)").arg(amount(item.points));
        default:
            return QString(" (%1 Points)").arg(amount(item.points));
        }
    }

    QString signature() const
    {
        switch (m_form) {
        case ForeignForm::Sections:
            return "Created with newrecruit.eu v35.80";
        case ForeignForm::App:
            return "Exported with App Version: v2.1.0 (3), Data Version: v895";
        case ForeignForm::FrenchApp:
            return "Exporté avec la Version de l'Appli : v2.1.0 (3), Version de Données : v895";
        case ForeignForm::AgeOfSigmar:
            return "Created with Warhammer Age of Sigmar: The App";
        case ForeignForm::OldWorld:
            return "Created with \"Old World Builder\"";
        case ForeignForm::ListForge:
            break;
        }
        return {};
    }

    void add(const QString &line) { m_lines.append(line); }

    void addItem(const QString &before, const QString &line)
    {
        m_lines.append(before + line);
        m_items[int(m_lines.size())] = line.trimmed();
    }

    void head()
    {
        const QString fence(47, '+'), title = "My list", army = m_roster.factions.value(0), points = amount(m_roster.points);
        switch (m_form) {
        case ForeignForm::Sections:
            m_lines << fence << "+ FACTION KEYWORD: " + army << "+ TOTAL ARMY POINTS: " + points + "pts" << fence << QString();
            break;
        case ForeignForm::App:
            m_lines << title + " (" + points + " Points)" << QString() << army << "Strike Force (2,000 Points)" << QString();
            break;
        case ForeignForm::FrenchApp:
            m_lines << title + " (" + points + " points)" << QString() << army << "Force de Frappe (2 000 points)" << QString();
            break;
        case ForeignForm::AgeOfSigmar:
            m_lines << title + ' ' + points + "/2000 pts"
                    << "-----"
                    << "Grand Alliance Order | " + army + " | Hordes"
                    << "Drops: 1"
                    << "-----";
            break;
        case ForeignForm::OldWorld:
            m_lines << "===" << title + " [" + points + " pts]" << m_roster.game + ", " + army << "===" << QString();
            break;
        case ForeignForm::ListForge:
            m_lines << title + " - " + army + " - Shield Line (" + points + " Points)" << QString();
            break;
        }
    }

    void heading(const QString &title)
    {
        switch (m_form) {
        case ForeignForm::AgeOfSigmar:
            m_lines << (m_regiments++ == 0 ? QString("General's Regiment") : QString("Regiment %1").arg(m_regiments - 1));
            break;
        case ForeignForm::OldWorld:
            m_lines << "++ " + title + " ++" << QString();
            break;
        case ForeignForm::ListForge:
            m_lines << title + ':';
            break;
        default:
            m_lines << "UNITS" << QString();
        }
    }

    void units(const share::ExportItem &force)
    {
        int last = -2;
        for (const share::ExportItem &child : force.children) {
            if (child.type == QLatin1String("force")) {
                units(child);
                last = -2;
                continue;
            }
            if (child.heading != last)
                heading(QString("Heading %1").arg(child.heading + 2));
            last = child.heading;
            addItem({}, child.name + price(child));
            below(child, 0);
            add({});
        }
    }

    void below(const share::ExportItem &item, int depth)
    {
        for (const share::ExportItem &child : item.children) {
            const bool app = m_form == ForeignForm::App || m_form == ForeignForm::FrenchApp;
            const QString indent(app ? 2 + depth * 3 : depth * 2, ' ');
            const QString sign = m_form == ForeignForm::OldWorld ? "- " : app && depth > 0 ? QStringLiteral("◦ ") : QStringLiteral("• ");
            // Some programs say "1x", others begin to count at two.
            const bool counted = child.number > 1 || app || m_form == ForeignForm::Sections;
            addItem(indent + sign, (counted ? QString::number(child.number) + "x " : QString()) + child.name);
            below(child, depth + 1);
        }
    }

    const share::RosterExport &m_roster;
    ForeignForm m_form;
    QStringList m_lines;
    QMap<int, QString> m_items;
    int m_regiments = 0;
};

} // namespace muster::test
