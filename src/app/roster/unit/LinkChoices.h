// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QComboBox;
class QGridLayout;

namespace muster::app {

/// One way in which a unit can belong to others: what it is called, whom it may choose.
struct LinkOffer
{
    struct Host
    {
        QString id;
        QString name;
        QString remark; ///< places left, or why not
        bool possible = true;
        friend bool operator==(const Host &, const Host &) = default;
    };

    QString ruleId;
    QString name;   ///< "Joins"
    QString chosen; ///< id of the host; empty = nobody
    std::vector<Host> hosts;
    friend bool operator==(const LinkOffer &, const LinkOffer &) = default;
};

/// What a unit joins, rides or pilots: a list for each way, with nobody on top. Below them who is with the unit.
class LinkChoices final : public QWidget
{
    Q_OBJECT

public:
    explicit LinkChoices(QWidget *parent = nullptr);

    /// Leaves the controls alone when nothing is different.
    void show(const std::vector<LinkOffer> &offers, const QStringList &guests);
    [[nodiscard]] bool isEmpty() const { return m_offers.empty() && m_guests.isEmpty(); }

signals:
    /// Only by the user; an empty host is nobody.
    void chosen(const QString &ruleId, const QString &hostId);

private:
    void rebuild();
    void fill(QComboBox *box, const LinkOffer &offer);

    QGridLayout *m_grid = nullptr;
    std::vector<LinkOffer> m_offers;
    QStringList m_guests;
};

} // namespace muster::app
