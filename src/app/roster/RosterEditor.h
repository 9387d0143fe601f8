// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/RosterDocument.h"
#include "models/HistoryModel.h"
#include "models/collection/UnitDots.h"
#include "models/roster/CatalogueModel.h"
#include "models/roster/FindingsModel.h"
#include "models/roster/FormationModel.h"
#include "packs/Pack.h"

#include <QColor>
#include <QObject>

#include <memory>

namespace muster::app {

/// An open roster with everything the panels of the workspace share: document, pack, models, what is selected, what is
/// being filled. Panels talk to each other through it only.
class RosterEditor final : public QObject
{
    Q_OBJECT

public:
    RosterEditor(std::unique_ptr<documents::RosterDocument> document, packs::PackPtr pack, const QString &language);
    ~RosterEditor() override;

    [[nodiscard]] documents::RosterDocument &document() const { return *m_document; }
    [[nodiscard]] const packs::PackPtr &pack() const { return m_pack; }
    [[nodiscard]] const share::RosterLook &look() const { return m_look; }
    [[nodiscard]] models::FormationModel &formation() const { return *m_formation; }
    [[nodiscard]] models::CatalogueModel &catalogue() const { return *m_catalogue; }
    [[nodiscard]] models::FindingsModel &findings() const { return *m_findings; }
    [[nodiscard]] models::HistoryModel &history() const { return *m_history; }
    /// What the user owns of the units; null when nobody said where that is written.
    [[nodiscard]] const models::UnitDots *dots() const { return m_dots.get(); }
    void followCollection(documents::CollectionBook &book);
    [[nodiscard]] QColor hue() const;
    [[nodiscard]] const QString &language() const { return m_language; }
    void setLanguage(const QString &language);
    /// The pack was read again (own units, newer data).
    void setPack(packs::PackPtr pack);

    /// Selection or force that the unit panel shows; empty = none.
    [[nodiscard]] const QString &current() const { return m_current; }
    void setCurrent(const QString &id);
    /// Every unit that is selected, the current one among them; empty when the current one is no unit.
    [[nodiscard]] QStringList selected() const;
    void setSelected(const QStringList &ids);
    /// Unit of the catalogue that is looked at while nothing of the roster is; plain id.
    void setPreview(const QString &plainEntryId);
    [[nodiscard]] const QString &preview() const { return m_preview; }

    /// The slot that the catalogue fills.
    [[nodiscard]] const models::Place &target() const { return m_catalogue->slot(); }
    void setTarget(const models::Place &place);
    /// The next empty mandatory slot of the same formation, or of any.
    void targetNextEmptySlot();
    [[nodiscard]] models::Place firstEmptySlot() const;

    /// An edit and what it leads to, as one: panels that cost much are filled when the last of them ends, once.
    class Step final
    {
    public:
        explicit Step(RosterEditor &editor) : m_editor(editor) { ++m_editor.m_steps; }
        ~Step()
        {
            if (--m_editor.m_steps == 0)
                emit m_editor.stepEnded();
        }
        Q_DISABLE_COPY_MOVE(Step)

    private:
        RosterEditor &m_editor;
    };
    [[nodiscard]] bool inStep() const { return m_steps > 0; }
    /// Adds a unit of the catalogue where it fits; selects it and goes on to the next empty slot.
    bool addFromCatalogue(const QString &plainEntryId);
    /// What stands next to these and stays when they go: the unit below, else the one above, else what they stand in.
    [[nodiscard]] QString neighbourOf(const QStringList &ids) const;
    /// Says an answer's reason through said(); true when it was fine.
    bool accept(const documents::RosterDocument::Answer &answer);

    /// The force something is added to: that of the current selection, else the first.
    [[nodiscard]] QString currentForce() const;
    /// Least price of the empty mandatory slots, for the gauge.
    [[nodiscard]] double reservedPoints() const;
    [[nodiscard]] bool isEmpty() const;

signals:
    void currentChanged(const QString &id);
    void previewChanged(const QString &plainEntryId);
    void selectedChanged();
    void stepEnded();
    void targetChanged();
    /// Sentence for the status bar: a refusal or what was done.
    void said(const QString &sentence);
    void lookChanged();

private:
    [[nodiscard]] share::RosterLook makeLook() const;
    void followRemovals();
    void followTarget();
    void dropSpentTarget();
    [[nodiscard]] bool targetIsOpen() const; ///< it can take more
    [[nodiscard]] bool mandatoryTarget() const;
    /// After undo and redo: what was changed is what one wants to see.
    void followHistory(int index);
    void sayWhere(const QString &createdId, const models::Place &wanted);

    std::unique_ptr<documents::RosterDocument> m_document;
    packs::PackPtr m_pack;
    QString m_language;
    share::RosterLook m_look;
    std::unique_ptr<models::FormationModel> m_formation;
    std::unique_ptr<models::CatalogueModel> m_catalogue;
    std::unique_ptr<models::FindingsModel> m_findings;
    std::unique_ptr<models::HistoryModel> m_history;
    std::unique_ptr<models::UnitDots> m_dots;
    QString m_current;
    QString m_preview;
    QStringList m_selected;
    bool m_targetOpen = false; ///< as of the last edit
    int m_historyIndex = 0;
    int m_historyCount = 0;
    int m_steps = 0; ///< that are going on, one within the other
};

} // namespace muster::app
