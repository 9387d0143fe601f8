// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/roster/RosterEditor.h"
#include "app/workspace/Services.h"
#include "documents/roster/RosterVersions.h"
#include "models/compare/ListComparison.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QStackedWidget;
class QTableWidget;
class QToolButton;

namespace muster::app {

class EmptyState;
class Segments;

/// Two versions of the open roster, or it and another one, side by side: what was added, removed, replaced, moved, changed.
class ComparePanel final : public QWidget
{
    Q_OBJECT

public:
    explicit ComparePanel(const Services &services, QWidget *parent = nullptr);

    void setEditor(RosterEditor *editor);
    /// What can be chosen beside the present state.
    void setVersions(const std::vector<documents::RosterVersion> &versions);
    /// That version on the left, the present state on the right.
    void showVersion(const QString &versionId);
    void retranslate();
    [[nodiscard]] const models::ListComparison &comparison() const { return m_comparison; }
    [[nodiscard]] QTableWidget *table() const { return m_table; }
    /// What Copy puts onto the clipboard.
    [[nodiscard]] QString asText() const;

signals:
    /// A unit of the present state was asked for.
    void unitWanted(const QString &id);
    void said(const QString &sentence);

protected:
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// One of the two that are compared.
    struct Compared
    {
        std::shared_ptr<rules::Evaluator> own; ///< of a version or another roster; null for the present state
        rules::Evaluator *evaluator = nullptr; ///< null: it cannot be read
    };

    void build();
    [[nodiscard]] QWidget *buildHead();
    void fillChoices();
    void later();
    void refresh();
    void fillTable();
    void fitColumns();
    [[nodiscard]] Compared compared(const QString &key) const;
    [[nodiscard]] QList<QPair<QString, QString>> choices() const;
    [[nodiscard]] static QString nameOf(const QComboBox &side);
    void swap();
    void copy();
    void openRow(int tableRow);

    const Services &m_services;
    RosterEditor *m_editor = nullptr;
    std::vector<documents::RosterVersion> m_versions;
    models::ListComparison m_comparison;
    std::vector<std::size_t> m_shown; ///< rows of the comparison, by row of the table
    QComboBox *m_a = nullptr;
    QComboBox *m_b = nullptr;
    QToolButton *m_swap = nullptr;
    QToolButton *m_copy = nullptr;
    Segments *m_what = nullptr;
    QLabel *m_sentence = nullptr;
    QTableWidget *m_table = nullptr;
    QStackedWidget *m_pages = nullptr;
    EmptyState *m_nothing = nullptr;
    bool m_stale = true;
    bool m_filling = false;
};

} // namespace muster::app
