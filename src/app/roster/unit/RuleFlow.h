// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/style/Theme.h"
#include "share/RuleNames.h"
#include "text/Markup.h"

#include <QHash>
#include <QRectF>

#include <memory>
#include <vector>

class QPainter;

namespace muster::app {

/// A text with the marks of community data: bold, small capitals, lists, tables, and links to the rules that it names. It is taken
/// apart once and laid out once for each width, and the last ones are kept: the units of an army share most of their rules, and a
/// panel asks for the height of a text again and again. For the thread of the window.
class RuleFlow
{
public:
    /// `names` may be null: nothing is a link; `own` is the rule that the text is of.
    static std::shared_ptr<RuleFlow> of(const QString &words, FontRole role, std::shared_ptr<const share::RuleNames> names = nullptr,
                                        const QString &own = {});
    ~RuleFlow();

    [[nodiscard]] double height(int width);
    /// In the painter's pen, its upper left corner at `place`; lines outside of `seen` may be left out.
    void draw(QPainter &painter, QPointF place, int width, const QRectF &seen);
    /// The rule that is named at a place of the text; -1 = none.
    [[nodiscard]] int linkAt(QPointF place, int width);
    /// The rules that the text names, each once, in the order of the text.
    [[nodiscard]] const std::vector<int> &rules() const { return m_rules; }
    /// How many texts have been laid out since the program began; for tests.
    [[nodiscard]] static int laidOut();

private:
    struct Sheet;
    friend class FlowBuilder;

    RuleFlow(const QString &words, FontRole role, std::shared_ptr<const share::RuleNames> names, QString own);
    [[nodiscard]] const Sheet &sheet(int width);

    std::vector<text::MarkedLine> m_lines;
    FontRole m_role;
    std::shared_ptr<const share::RuleNames> m_names;
    QString m_own;
    std::vector<int> m_rules;
    QHash<int, std::shared_ptr<const Sheet>> m_sheets; ///< by width
};

} // namespace muster::app
