// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Pack.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;

namespace muster::app {

/// The rules of a game to tick for an own unit, with a search and the words of the one that is looked at.
class RulePicker final : public QWidget
{
    Q_OBJECT

public:
    RulePicker(const packs::Pack &pack, const packs::Language &language, QWidget *parent = nullptr);

    /// Ticks these; ids that the game does not have stay chosen.
    void choose(const QStringList &ruleIds);
    [[nodiscard]] QStringList chosen() const;

signals:
    /// Only by the user.
    void changed();

private:
    void filter(const QString &words);

    QLineEdit *m_search = nullptr;
    QListWidget *m_list = nullptr;
    QLabel *m_text = nullptr;
    QStringList m_unknown;
    bool m_filling = false;
};

} // namespace muster::app
