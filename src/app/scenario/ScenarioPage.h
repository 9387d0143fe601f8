// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Pack.h"

#include <QTextBrowser>

namespace muster::app {

/// A scenario to read: figures, texts, chances of the reserves; the hidden mission only when it is opened.
class ScenarioPage final : public QTextBrowser
{
    Q_OBJECT

public:
    explicit ScenarioPage(QWidget *parent = nullptr);

    void setScenario(const packs::Scenario *scenario, const packs::Pack *pack, const QString &language, bool secondary);

private:
    [[nodiscard]] static QString html(const packs::Scenario &scenario, const packs::Pack &pack, const QString &language, bool secondary);
};

} // namespace muster::app
