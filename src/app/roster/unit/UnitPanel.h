// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/roster/RosterEditor.h"
#include "app/roster/unit/ProfileTable.h"
#include "app/roster/unit/UnitOptions.h"
#include "app/roster/unit/VitalBoxes.h"
#include "models/roster/ArmyOverview.h"
#include "rules/evaluate/trials/Trial.h"
#include "share/RuleNames.h"

#include <QSet>
#include <QTimer>
#include <QWidget>

class QMenu;
class QPlainTextEdit;
class QScrollArea;
class QStackedWidget;
class QPushButton;
class QVBoxLayout;

namespace muster::app {

class EmptyState;
class OptionBar;
class SectionHeader;
class LinkChoices;
class RuleText;
class UnitFoot;
class UnitHead;

/// The right panel: everything about the unit that is selected, with its options as the controls they want to be.
class UnitPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit UnitPanel(QWidget *parent = nullptr);

    void setEditor(RosterEditor *editor);
    void retranslate();
    /// Puts the keyboard into the field for the unit's own name.
    void editName();
    void editNote();
    /// Puts the keyboard on the options of one group of the unit that is shown.
    void focusOptions(const QString &groupId);
    /// Stores what is being typed.
    void commit();
    /// Same equipment for other figures; somebody else fills and owns the menu.
    void setLoadoutMenu(QMenu *menu);
    /// What the rows of the weapon tables say under the mouse.
    void setProfileHint(ProfileTable::Hint hint) { m_hint = std::move(hint); }

signals:
    /// What the points left would buy, or what could go.
    void fittingWanted();
    /// The army's page on paper.
    void summaryWanted();
    /// What its attacks do to others.
    void matrixWanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Section
    {
        SectionHeader *header = nullptr;
        QWidget *body = nullptr;
        QVBoxLayout *rows = nullptr;
    };

    struct RuleLine
    {
        QString title, remark, text, icon;
        friend bool operator==(const RuleLine &, const RuleLine &) = default;
    };

    void buildContent();
    Section addSection(const QString &key);
    void clear(Section &section);
    void refresh();
    void showSelection(const QString &id);
    void showForce(const QString &id);
    void showPreview(const QString &plainEntryId);
    void clearOptions();
    void showOptions(const QString &id);
    void showInfo(const std::vector<rules::EffectiveProfile> &profiles, const std::vector<rules::CategoryValue> &categories,
                  const std::string &type, const std::vector<rules::CostValue> *costs = nullptr);
    void showRules(const std::vector<rules::EffectiveRule> &shown, const std::vector<rules::EffectiveRule> &hidden);
    [[nodiscard]] std::pair<std::vector<RuleLine>, qsizetype> ruleLines(const std::vector<rules::EffectiveRule> &shown,
                                                                        const std::vector<rules::EffectiveRule> &hidden) const;
    /// The rules of the game, for links in texts.
    [[nodiscard]] std::shared_ptr<const share::RuleNames> ruleNames();
    void showCosts(const QString &id);
    void showLinks(const QString &id);
    /// Whom the unit may join, or has joined: one list for each of its associations.
    void showJoins(const QString &id);
    void addJoinRows(const rules::AssociationOffer &offer);
    void addTogether(const QString &id, bool one);
    /// The forces that can be added inside a force, and what the data say to who has chosen nothing yet.
    void showChildForces(const QString &id);
    /// The army at a glance; nothing for an empty id.
    void showOverview(const QString &forceId);
    static void gatherInfo(const rules::Evaluator &evaluator, const rules::Selection &selection, rules::EffectiveInfo &info);
    [[nodiscard]] UnitProfiles profilesIn(const rules::Evaluator &evaluator, const std::string &unitId) const;
    void buildFoot();
    void showFoot(bool several);
    /// The option under the mouse or with the keyboard; negative: none.
    void pointAt(int section, int option);
    void previewOption();
    bool changeOptions(const std::vector<OptionSection> &sections);
    void buildOptions(const std::vector<OptionSection> &sections, bool many);
    void showOptionBar(bool several);
    void filterOptions();
    void takeBack(const QString &optionKey);

    RosterEditor *m_editor = nullptr;
    QStackedWidget *m_pages = nullptr;
    EmptyState *m_nothing = nullptr;
    QScrollArea *m_scroll = nullptr;
    QWidget *m_content = nullptr;
    QVBoxLayout *m_column = nullptr;
    UnitHead *m_head = nullptr;
    OptionBar *m_optionBar = nullptr;
    UnitFoot *m_foot = nullptr;
    QTimer m_rest;                         ///< of the mouse on an option
    std::pair<int, int> m_pointed{-1, -1}; ///< section and option
    std::unique_ptr<rules::Trial> m_trial; ///< made when the first option is pointed at
    std::shared_ptr<const rules::GameData> m_trialData;
    QWidget *m_optionArea = nullptr;
    QVBoxLayout *m_optionColumn = nullptr;
    Section m_overview, m_links, m_joins, m_forces, m_profile, m_tables, m_rules, m_costs, m_noteSection;
    LinkChoices *m_linkChoices = nullptr;
    QPlainTextEdit *m_note = nullptr;
    // What is shown now: an edit that changes none of it leaves the widgets alone.
    std::vector<OptionSection> m_options;
    std::vector<SectionHeader *> m_optionHeaders;
    std::vector<OptionRow *> m_optionRows;
    QSet<QString> m_openGroups; ///< headings that the user has opened, of units with many options
    UnitProfiles m_profilesShown;
    ProfileTable::Hint m_hint;
    std::vector<RuleLine> m_rulesShown;
    std::vector<std::pair<RuleLine, RuleText *>> m_ruleTexts; ///< the widgets of m_rules, in order
    std::shared_ptr<const share::RuleNames> m_ruleNames;
    std::shared_ptr<const rules::GameData> m_namedData; ///< what m_ruleNames was made of
    QString m_namedLanguage;
    std::vector<CostLine> m_costsShown;
    models::ArmyOverview m_overviewShown;
    QString m_joinsShown;                                 ///< what stands in the lists of whom it may join
    std::vector<std::pair<QString, QString>> m_abilities; ///< profiles that are sentences: heading, text
    QString m_shown;                                      ///< selection or force; empty for a unit of the catalogue
    QTimer m_pause;                                       ///< since the last letter
    QStringList m_selectedShown;                          ///< what was selected when it was filled
    bool m_filling = false;
    bool m_behind = false; ///< to be filled when the step has ended
};

} // namespace muster::app
