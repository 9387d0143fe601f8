// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets/MatrixSheet.h"

#include "print/cards/CardContent.h"
#include "print/charts/ChartLabels.h"
#include "share/odds/OddsText.h"

#include <algorithm>
#include <numeric>

namespace muster::print {

namespace {

constexpr std::size_t uprightColumns = 10, mostMatrixColumns = 14;
constexpr double matrixHeadHeight = 11, rowHeight = 9.2;

class MatrixSheet
{
public:
    MatrixSheet(const MatrixContent &content, const SheetStyle &style, const TextMeter &meter)
        : m_content(content), m_frame(style, meter), m_words(style.language)
    {
    }

    Pages layout()
    {
        newPage();
        legend();
        table(translate("Paper", "Your attacks"), m_content.mine, m_content.theirs, m_content.myAttacks);
        if (!m_content.theirAttacks.rows.empty())
            table(translate("Paper", "Their attacks"), m_content.theirs, m_content.mine, m_content.theirAttacks);
        foot();
        return m_frame.finish();
    }

private:
    [[nodiscard]] QString translate(const char *context, const char *english) const { return m_words.translate(context, english); }

    void newPage()
    {
        PlateText head;
        head.title = translate("Paper", "What hurts what");
        head.subtitle = m_content.title;
        head.points = QString::number(m_content.mine.units.size());
        head.pointsUnit = m_words.translate("Paper", "unit(s)", "under a figure", int(m_content.mine.units.size()));
        head.sheet = true;
        m_y = m_frame.newPage(head) + 2;
    }

    void legend()
    {
        Canvas &c = m_frame.canvas();
        const double x = m_frame.left();
        c.rect({x, m_y, 15, 8}, 0, {0.12, Inks::hair});
        c.textMid(x + 7.5, m_y + 2.8, QStringLiteral("37"), bold(9), Inks::text, Align::Centre);
        bar({x + 1, m_y + 5.3, 13, 1.5}, 0.6);
        c.textMid(x + 17, m_y + 2.4, translate("Paper", "chance in % to destroy it whole;"), regular(7.5));
        c.textMid(x + 17, m_y + 5.8, translate("Paper", "bar: share of it lost on average"), regular(7.5));
        c.closedField({x + 68, m_y, 9, 8});
        c.textMid(x + 79, m_y + (lacking() ? 2.4 : 4), translate("Paper", "no weapon can hurt it"), regular(7.5));
        if (lacking())
            c.textMid(x + 79, m_y + 5.8, translate("Paper", "– a figure is not known"), regular(7.5));
        c.textMid(m_frame.right(), m_y + 2.4, translate("Paper", "exact, not thrown: one attack of"), regular(7.5), Inks::text,
                  Align::Right);
        c.textMid(m_frame.right(), m_y + 5.8, translate("Paper", "everything in range, in the open"), regular(7.5), Inks::text,
                  Align::Right);
        m_y += 12;
    }

    [[nodiscard]] bool lacking() const
    {
        const auto unknown = [](const packs::OddsCell &cell) { return cell.mode && !cell.known; };
        const auto inRows = [&](const packs::OddsMatrix &matrix) {
            return std::any_of(matrix.rows.begin(), matrix.rows.end(),
                               [&](const auto &row) { return std::any_of(row.begin(), row.end(), unknown); });
        };
        return inRows(m_content.myAttacks) || inRows(m_content.theirAttacks);
    }

    void bar(const QRectF &box, double share)
    {
        Canvas &c = m_frame.canvas();
        c.rect(box, 0, {0.12, Inks::hair});
        if (share > 0)
            c.rect({box.left(), box.top(), box.width() * std::min(1.0, share), box.height()}, c.inks().line());
    }

    void table(const QString &title, const share::OddsSide &rows, const share::OddsSide &columns, const packs::OddsMatrix &matrix)
    {
        const std::size_t all = columns.units.size();
        for (std::size_t first = 0; first < all; first += mostMatrixColumns) {
            const std::size_t count = std::min(mostMatrixColumns, all - first);
            if (m_y + matrixHeadHeight + 2 * rowHeight + 8 > m_frame.bottom())
                newPage();
            m_y = m_frame.heading(m_frame.left(), m_y, m_frame.width(), title);
            heads(columns, first, count);
            for (std::size_t row = 0; row < rows.units.size(); ++row) {
                if (m_y + rowHeight > m_frame.bottom()) {
                    newPage();
                    heads(columns, first, count);
                }
                line(rows, row, matrix, first, count);
            }
            m_y += 5;
        }
    }

    [[nodiscard]] double lead() const { return std::min(38.0, m_frame.width() * 0.22); }
    [[nodiscard]] double pitch(std::size_t count) const { return (m_frame.width() - lead()) / double(count); }

    void heads(const share::OddsSide &columns, std::size_t first, std::size_t count)
    {
        Canvas &c = m_frame.canvas();
        const double wide = pitch(count);
        for (std::size_t i = 0; i < count; ++i) {
            const QRectF box(m_frame.left() + lead() + wide * double(i), m_y, wide, matrixHeadHeight);
            c.plate(box.adjusted(0.15, 0, -0.15, 0));
            const auto at = qsizetype(first + i);
            const QStringList lines = twoLines(columns.names.at(at), bold(7), wide - 1.5);
            const double top = box.top() + (lines.size() > 1 ? 2.6 : 3.6);
            for (qsizetype n = 0; n < lines.size(); ++n)
                c.textMid(box.center().x(), top + 2.9 * double(n), lines.at(n), bold(7), c.inks().onPlate(), Align::Centre);
            c.textMid(box.center().x(), box.bottom() - 2, detail(columns, at), regular(6), c.inks().onPlate(), Align::Centre);
        }
        m_y += matrixHeadHeight;
    }

    [[nodiscard]] QString detail(const share::OddsSide &side, qsizetype at) const
    {
        QStringList parts;
        if (!side.codes.at(at).isEmpty())
            parts.append(side.codes.at(at));
        if (side.units[std::size_t(at)].points > 0)
            parts.append(numberText(side.units[std::size_t(at)].points));
        return parts.join(QStringLiteral(" · "));
    }

    [[nodiscard]] QStringList twoLines(const QString &name, const Font &font, double room) const
    {
        if (m_frame.meter().width(name, font) <= room)
            return {name};
        const QStringList words = name.split(' ');
        QString above = words.first();
        qsizetype next = 1;
        while (next < words.size() && m_frame.meter().width(above + ' ' + words.at(next), font) <= room)
            above += ' ' + words.at(next++);
        const QString below = words.mid(next).join(' ');
        const auto fit = [&](const QString &text) { return shortened(text, font, room, m_frame.meter()); };
        return below.isEmpty() ? QStringList{fit(above)} : QStringList{fit(above), fit(below)};
    }

    void line(const share::OddsSide &rows, std::size_t row, const packs::OddsMatrix &matrix, std::size_t first, std::size_t count)
    {
        Canvas &c = m_frame.canvas();
        const double wide = pitch(count);
        const QString &whole = rows.names.at(qsizetype(row));
        const Font font = m_frame.meter().fitted(whole, bold(8), lead() - 2, 7);
        const QStringList lines = twoLines(whole, font, lead() - 2); // the end of a name often tells it from its neighbour
        double middle = m_y + (lines.size() > 1 ? 2.2 : 3);
        for (const QString &each : lines) {
            c.textMid(m_frame.left(), middle, each, font);
            middle += 2.7;
        }
        c.textMid(m_frame.left(), lines.size() > 1 ? middle - 0.1 : m_y + 6.4, detail(rows, qsizetype(row)), regular(6.5));
        for (std::size_t i = 0; i < count; ++i) {
            const QRectF box(m_frame.left() + lead() + wide * double(i), m_y, wide, rowHeight);
            cell(matrix.rows[row][first + i], box);
            c.rect(box, 0, {0.12, Inks::hair});
        }
        c.line(m_frame.left(), m_y + rowHeight, m_frame.left() + lead(), m_y + rowHeight, {0.12, Inks::hair});
        m_y += rowHeight;
    }

    void cell(const packs::OddsCell &cell, const QRectF &box)
    {
        Canvas &c = m_frame.canvas();
        if (cell.mode && !cell.known) { // a figure is missing
            c.textMid(box.center().x(), box.center().y(), QStringLiteral("–"), regular(9), Inks::text, Align::Centre);
            return;
        }
        if (!cell.hurts()) {
            c.closedField(box);
            return;
        }
        const double percent = cell.destroyed * 100;
        const QString figure = percent > 0 && percent < 0.5 ? QStringLiteral("<1")
            : percent < 100 && percent > 99.5               ? QStringLiteral(">99")
                                                            : QString::number(qRound(percent));
        const Font font = percent >= 25 ? bold(11) : percent >= 5 ? bold(9) : regular(8);
        c.textMid(box.center().x(), box.top() + 3.2, figure, font, Inks::text, Align::Centre);
        bar({box.left() + 1.2, box.bottom() - 2.6, box.width() - 2.4, 1.5}, cell.share());
    }

    void foot()
    {
        if (m_y + 22 > m_frame.bottom())
            newPage();
        const double third = m_frame.width() / 3, gap = 5, top = m_y;
        const bool both = !m_content.theirAttacks.rows.empty();
        best(m_frame.left(), top, (both ? third : 2 * third) - gap, translate("Paper", "Your best"), m_content.mine, m_content.theirs,
             m_content.myAttacks);
        if (both)
            best(m_frame.left() + third, top, third - gap, translate("Paper", "Kill first"), m_content.theirs, m_content.mine,
                 m_content.theirAttacks);
        const double x = m_frame.left() + 2 * third;
        m_y = m_frame.heading(x, top, third, translate("Paper", "Not counted"));
        const QString text = m_content.notCounted.isEmpty() ? translate("Paper", "Every rule of these units is counted.")
                                                            : m_content.notCounted.join(QStringLiteral(", "));
        RichText::Setting setting;
        setting.font = regular(7.5);
        setting.width = third;
        RichText::plain(m_words.typeset(text)).draw(m_frame.canvas(), x, m_y, setting);
    }

    // By the points that an attack destroys on average, or by the share where there are no points.
    void best(double x, double y, double width, const QString &title, const share::OddsSide &rows, const share::OddsSide &columns,
              const packs::OddsMatrix &matrix)
    {
        const std::vector<double> points = columns.points();
        const bool priced = std::all_of(points.begin(), points.end(), [](double each) { return each > 0; });
        std::vector<std::pair<double, std::size_t>> order;
        for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
            double sum = 0;
            for (std::size_t i = 0; i < matrix.rows[row].size(); ++i)
                sum += matrix.rows[row][i].share() * (priced ? points[i] : 100);
            if (sum > 0) // of the others nothing is known, or they hurt nobody
                order.emplace_back(-sum / double(std::max<std::size_t>(1, points.size())), row);
        }
        if (order.empty())
            return;
        std::sort(order.begin(), order.end());
        double at = m_frame.heading(x, y, width, title, translate("Paper", "mean of all targets"));
        for (std::size_t i = 0; i < std::min<std::size_t>(3, order.size()); ++i) {
            const QString figure = m_words.typeset(share::oddsMean(-order[i].first));
            const QString words = (priced ? translate("Paper", "%1 points an attack") : translate("Paper", "%1 % of a target")).arg(figure);
            const QString &name = rows.names.at(qsizetype(order[i].second));
            const double room = width - m_frame.meter().width(words, regular(8)) - 1.5;
            const Font font = m_frame.meter().fitted(name, bold(8), room, 6);
            const double used = m_frame.canvas().textMid(x, at + 2, shortened(name, font, room, m_frame.meter()), font);
            m_frame.canvas().textMid(x + used + 1.5, at + 2, words, regular(8));
            at += 4;
        }
    }

    const MatrixContent &m_content;
    SheetFrame m_frame;
    PaperText m_words;
    double m_y = 0;
};

QStringList uncounted(const packs::Pack &pack, const packs::OddsAsker &asker, const MatrixContent &content, const QString &language)
{
    QStringList names;
    const auto add = [&](const packs::OddsMatrix &matrix, const share::OddsSide &rows, const share::OddsSide &columns) {
        for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
            for (std::size_t column = 0; column < matrix.rows[row].size(); ++column) {
                packs::OddsQuestion pair;
                pair.attacker = &rows.units[row];
                pair.target = &columns.units[column];
                names += share::oddsRuleNames(pack, asker, pair, matrix.rows[row][column].notCounted, language);
            }
        }
    };
    add(content.myAttacks, content.mine, content.theirs);
    add(content.theirAttacks, content.theirs, content.mine);
    names.removeDuplicates();
    return names;
}

} // namespace

base::Result<MatrixContent> matrixContent(const RosterSource &source)
{
    const packs::Pack *pack = source.pack();
    if (!pack || pack->odds().isEmpty())
        return base::Error{"odds.none", base::Message(QT_TRANSLATE_NOOP("Message", "this game does not say how attacks are resolved")), {}};
    MatrixContent content;
    const share::OddsSide against = source.extras().against ? source.extras().against() : share::OddsSide();
    const bool typical = against.isEmpty();
    content.mine = share::oddsSide(*pack, source.evaluator(), source.look()).together();
    content.theirs = typical ? share::typicalSide(*pack, source.language()) : against.together();
    const PaperText words(source.language());
    const QString them = typical ? words.translate("Paper", "typical targets") : source.extras().againstName;
    content.title = words.translate("Paper", "%1 against %2").arg(share::toText(source.roster().name), them);
    const packs::OddsAsker asker(*pack);
    auto mine = packs::oddsMatrix(asker, {}, content.mine.units, content.theirs.units);
    if (!mine)
        return mine.error();
    content.myAttacks = std::move(*mine);
    if (!typical) {
        auto theirs = packs::oddsMatrix(asker, {}, content.theirs.units, content.mine.units);
        if (!theirs)
            return theirs.error();
        content.theirAttacks = std::move(*theirs);
    }
    content.notCounted = uncounted(*pack, asker, content, source.language());
    return content;
}

Pages layoutMatrix(const MatrixContent &content, const SheetStyle &style, const TextMeter &meter)
{
    SheetStyle turned = style;
    const std::size_t columns = std::max(content.theirs.units.size(), content.theirAttacks.rows.empty() ? 0 : content.mine.units.size());
    if (columns > uprightColumns && style.paper.width() < style.paper.height())
        turned.paper = style.paper.transposed();
    return MatrixSheet(content, turned, meter).layout();
}

Pages layoutMatrixSheet(const RosterSource &source, const SheetStyle &style, const TextMeter &meter)
{
    const auto content = matrixContent(source);
    if (!content || content->mine.isEmpty() || content->theirs.isEmpty())
        return {};
    SheetStyle named = style;
    named.footRight = PaperText(style.language).translate("Paper", "What hurts what").toLower();
    return layoutMatrix(*content, named, meter);
}

} // namespace muster::print
