// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/Workspace.h"

#include <functional>

namespace muster::app {

class EmptyState;

/// A workspace that has nothing to show yet and says so.
class EmptyWorkspace final : public Workspace
{
    Q_OBJECT

public:
    explicit EmptyWorkspace(const QString &id);

    QString id() const override { return m_id; }
    QString title() const override;
    void build(DockHost &host) override;
    void retranslate() override;
    bool usesUndo() const override { return m_id != "library"; }

private:
    QString m_id;
    DockHost *m_host = nullptr;
    QHash<QString, EmptyState *> m_states;
};

} // namespace muster::app
