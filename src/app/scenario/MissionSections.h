// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Scenario.h"

#include <QWidget>

class QLineEdit;
class QPlainTextEdit;
class QVBoxLayout;

namespace muster::app {

/// The texts of a mission: a title and a text for each part, as many as one likes.
class MissionSections final : public QWidget
{
    Q_OBJECT

public:
    explicit MissionSections(QWidget *parent = nullptr);

    void setSections(const QList<packs::ScenarioSection> &sections, const QString &language);
    /// Those in which something is written.
    [[nodiscard]] QList<packs::ScenarioSection> sections() const;

private:
    void add(const QString &title, const QString &text);

    struct Part
    {
        QWidget *frame;
        QLineEdit *title;
        QPlainTextEdit *text;
    };
    QList<Part> m_parts;
    QVBoxLayout *m_column = nullptr;
};

} // namespace muster::app
