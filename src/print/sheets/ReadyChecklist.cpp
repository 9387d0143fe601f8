// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets/ReadyChecklist.h"

#include "print/layout/Canvas.h"

namespace muster::print {

namespace {

constexpr double checklistMargin = 15;
constexpr double checklistRow = 7;

/// Goes down one page after the other.
class Checklist
{
public:
    Checklist(const collection::ReadyPlan &plan, const QSizeF &paper, const QString &language)
        : m_plan(plan), m_paper(paper), m_words(language), m_canvas(m_meter, {}, m_words)
    {
    }

    Pages run()
    {
        line(m_words.narrowed(m_plan.sentence()), bold(15), 8);
        line(m_words.narrowed(m_plan.second()), regular(9), 6);
        for (const collection::ReadyRoster &roster : m_plan.rosters)
            line(roster.needs.name + ": " + points(roster.painted) + " / " + points(roster.needs.points()), regular(9), 5);
        for (collection::Task task : collection::allTasks) {
            if (m_plan.figures(task) > 0)
                tasks(task);
        }
        turn();
        return std::move(m_pages);
    }

private:
    [[nodiscard]] double right() const { return m_paper.width() - checklistMargin; }
    [[nodiscard]] QString points(double value) const { return collection::pointsWords(value, m_plan.pointsName); }

    void tasks(collection::Task task)
    {
        room(3 * checklistRow); // a heading does not stand alone at the foot
        m_y += 4;
        line(collection::taskName(task), bold(11), 4);
        m_canvas.rule(checklistMargin, m_y, right() - checklistMargin);
        m_y += 2;
        for (const collection::ReadyLine &one : m_plan.lines) {
            if (one.count(task) > 0)
                row(one, task);
        }
    }

    void row(const collection::ReadyLine &one, collection::Task task)
    {
        room(checklistRow);
        const double middle = m_y + checklistRow / 2;
        double x = checklistMargin;
        for (int i = 0; i < std::min(one.count(task), 10); ++i)
            x += m_canvas.tickBox(BoxShape::Square, x, middle - 1.8, 3.6) + 1;
        x = std::max(x + 2, checklistMargin + 52);
        const QString words = QStringLiteral("%1 × ").arg(one.count(task)) + one.name();
        x += m_canvas.textMid(x, middle, words, m_meter.fitted(words, medium(10), right() - x - 62, 6)) + 4;
        m_canvas.textMid(x, middle, collection::countsText(one),
                         m_meter.fitted(collection::countsText(one), regular(8), right() - x - 20, 5), Inks::hair);
        m_canvas.textMid(right(), middle, points(one.points * one.count(task)), regular(9), Inks::text, Align::Right);
        m_y += checklistRow;
        m_canvas.rule(checklistMargin, m_y, right() - checklistMargin, 0.1, Inks::faint);
    }

    void line(const QString &text, const Font &font, double height)
    {
        room(height);
        m_canvas.textMid(checklistMargin, m_y + height / 2, text, m_meter.fitted(text, font, right() - checklistMargin, 6));
        m_y += height;
    }

    void room(double height)
    {
        if (m_y + height > m_paper.height() - checklistMargin)
            turn();
    }

    void turn()
    {
        Page page;
        page.size = m_paper;
        page.add(m_canvas.take());
        m_pages.push_back(std::move(page));
        m_y = checklistMargin;
    }

    const collection::ReadyPlan &m_plan;
    QSizeF m_paper;
    TextMeter m_meter;
    PaperText m_words;
    Canvas m_canvas;
    Pages m_pages;
    double m_y = checklistMargin;
};

} // namespace

Pages readyChecklist(const collection::ReadyPlan &plan, const QSizeF &paper, const QString &language)
{
    return Checklist(plan, paper, language).run();
}

} // namespace muster::print
