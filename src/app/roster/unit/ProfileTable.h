// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "share/roster/RosterLook.h"

#include <QHash>
#include <QWidget>

#include <functional>
#include <vector>

namespace muster::app {

/// Profiles of one type as a table: name and small print at the left, figures in columns, columns under group heads.
struct ProfileTableData
{
    struct Column
    {
        QString head;
        QString group;
        friend bool operator==(const Column &, const Column &) = default;
    };
    struct Line
    {
        QString name;
        QString small;
        QStringList cells;
        QString id = {}; ///< of the profile
        friend bool operator==(const Line &, const Line &) = default;
    };
    QString title;
    std::vector<Column> columns;
    std::vector<Line> lines;
    [[nodiscard]] QString sentence() const; ///< for a screen reader
    friend bool operator==(const ProfileTableData &, const ProfileTableData &) = default;
};

/// Paints such a table; figures that do not fit beside a stroke stand one over the other.
class ProfileTable final : public QWidget
{
    Q_OBJECT

public:
    explicit ProfileTable(ProfileTableData data, QWidget *parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

    /// What a row says of itself under the mouse, by the id of its profile; empty: nothing.
    using Hint = std::function<QString(const QString &profileId)>;
    void setHint(Hint hint) { m_hint = std::move(hint); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    struct Layout
    {
        double name = 0;
        std::vector<double> widths;
        bool stacked = false;
        double head = 0;
        std::vector<double> heights;
        std::vector<double> figures; ///< of each row: the part with the figures; long small print stands below it, over the whole width
    };
    [[nodiscard]] const Layout &layOut(int width) const;
    [[nodiscard]] Layout measure(double width) const;
    void paintHead(QPainter &painter, const Layout &layout) const;
    void paintCell(QPainter &painter, const QRectF &cell, const QString &text, bool stacked) const;

    ProfileTableData m_data;
    bool m_groups = false;
    Hint m_hint;
    mutable QHash<int, Layout> m_layouts; ///< by width: a layout asks for the same one many times
};

/// The word over the columns of a strip group, by the name of its symbol.
[[nodiscard]] QString stripGroupName(const QString &symbol);

/// The tables and vitals of a unit, made from its profiles and the pack's card design.
struct UnitProfiles
{
    struct Vital
    {
        QString label;
        QString value;
        QString note;
        friend bool operator==(const Vital &, const Vital &) = default;
    };
    std::vector<Vital> vitals;
    std::vector<ProfileTableData> tables;
    /// Characteristics too long for a table: heading, text.
    std::vector<std::pair<QString, QString>> texts;
    friend bool operator==(const UnitProfiles &, const UnitProfiles &) = default;
};

/// What a unit has beyond its profiles; of one in the catalogue only what it would cost.
struct UnitSubject
{
    const std::vector<rules::CostValue> *costs = nullptr;
    int models = 0;
    std::function<QString(const QString &sum)> fire; ///< share::CardSubject::fire
};

[[nodiscard]] UnitProfiles unitProfiles(const std::vector<rules::EffectiveProfile> &profiles,
                                        const std::vector<rules::CategoryValue> &categories, std::string_view type,
                                        const share::RosterLook &look, const UnitSubject &unit = {});

} // namespace muster::app
