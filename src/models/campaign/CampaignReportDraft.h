// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/campaign/CampaignDocument.h"
#include "models/campaign/EditReport.h"
#include "models/campaign/ReportValues.h"
#include "share/table/TableLosses.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QUndoStack>

namespace muster::models {

/// What one soldier gets out of the report as it stands.
struct ReportGain
{
    int killPoints = 0, gained = 0;
    int rank = -1; ///< in their ladder: now, or in the mission that is corrected
    int freeBefore = 0, freeAfter = 0, needed = 0;
    bool promotable = false;
};

/// What one force gets out of the report as it stands.
struct ReportTotal
{
    int participants = 0, survivors = 0, kills = 0, killPoints = 0, gained = 0;
};

/// The after-battle report while it is written: the lines, the preview, and the events it will become. Has an undo history
/// of its own; keeps itself as a draft of the user here, so that nothing typed is lost and nobody else meets it.
class CampaignReportDraft final : public QObject
{
    Q_OBJECT

public:
    explicit CampaignReportDraft(QObject *parent = nullptr);
    ~CampaignReportDraft() override;

    void setDocument(documents::CampaignDocument *document);
    /// Something is being written, in sight or put aside.
    [[nodiscard]] bool isOpen() const { return m_open; }
    /// Its writer looks at something else meanwhile.
    [[nodiscard]] bool isAside() const { return m_open && m_aside; }
    void setAside(bool aside);
    /// A new mission; `plan`: the planned mission it fulfils. Takes up a kept draft when there is one.
    void begin(const QString &plan = {});
    /// A mission that was already recorded is put right; takes up a kept correction when there is one.
    void correct(const QString &event);
    /// Takes up a kept draft of that kind.
    bool resume(const QString &kind);
    /// Kinds of the drafts that can be taken up, the latest last; with the one that is open.
    [[nodiscard]] QStringList inProgress() const;
    /// The one that was in sight when it was last written; empty: none.
    [[nodiscard]] QString unfinished() const;
    /// What a draft is about: the mission's name, and the mission it corrects or nothing.
    struct About
    {
        QString name, corrects, scenario;
    };
    [[nodiscard]] About about(const QString &kind) const;
    /// Whether something was entered that a discard would throw away.
    [[nodiscard]] bool hasEntries() const { return m_open && (m_touched || m_stack.index() > 0); }
    /// Throws it away; bringBack() has it again.
    void discard();
    [[nodiscard]] bool canBringBack() const;
    void bringBack();
    /// Into the log, as one step. Empty: done; otherwise why it cannot be recorded yet, with the game's names in `language`.
    QString record(const QString &language = QStringLiteral("en"));

    /// What was entered since it was opened.
    [[nodiscard]] QUndoStack &undoStack() { return m_stack; }
    /// Undoes a discard; empty once anything else was done.
    [[nodiscard]] QUndoStack &discardStack() { return m_discards; }
    /// What is typed from now on is another step.
    void endStep();

    [[nodiscard]] const QString &kind() const { return m_kind; }
    [[nodiscard]] const QString &corrected() const { return m_corrects; }
    [[nodiscard]] int missionNumber() const;
    [[nodiscard]] const ReportValues &values() const { return m_values; }
    [[nodiscard]] const campaign::MissionFought &mission() const { return m_values.mission; }
    [[nodiscard]] const QVector<ReportLine> &lines() const { return m_values.lines; }
    [[nodiscard]] const campaign::Side &side(int index) const { return m_values.mission.sides.at(index); }

    void setMission(const QString &scenario, const QString &name, const QMap<QString, int> &awards);
    /// As above, by the program and not by the user: no step.
    void proposeMission(const QString &scenario, const QString &name, const QMap<QString, int> &awards);
    void setDate(const QDate &date);
    void setNotes(const QString &notes);
    void setObjective(int side, const QString &objective, campaign::ObjectiveResult result);
    void setResult(int side, campaign::GameResult result);
    void setVictoryPoints(int side, int points);
    void setIn(int line, bool in);
    void setEveryoneIn(bool in);
    /// Who plays: nothing of a force that does not is shown or recorded.
    [[nodiscard]] bool isPresent(const QString &force) const { return !m_values.absent.contains(force); }
    void setPresent(const QString &force, bool present);
    void setAllPresent(bool present);
    /// Indexes of the sides of those who play.
    [[nodiscard]] QVector<int> presentSides() const;
    /// Against each other the result of one follows from that of the other.
    [[nodiscard]] bool isTogether() const { return m_values.together; }
    void setTogether(bool together);
    /// Who put that soldier out of action, by name.
    [[nodiscard]] QStringList killersOf(const QString &soldier) const;
    /// The same of everybody who was: soldier -> names.
    [[nodiscard]] QHash<QString, QString> killers() const;
    /// Who can have put the soldier of that line out of action: force by force, its soldiers and then the force as a whole.
    [[nodiscard]] QVector<ReportKiller> killersFor(int line) const;
    /// The kill as whoever did it has it, and nobody else; without anybody they still fell.
    void setKiller(int line, const ReportKiller &killer);
    void setKills(int line, const QVector<campaign::Kill> &kills);
    /// Eliminated by the force as a whole: nobody in particular.
    void setSideKills(int side, const QVector<campaign::Kill> &kills);
    void setOutcome(int line, campaign::Outcome outcome);
    void setBonus(int line, int points);
    /// Missions that a wounded soldier misses.
    void setMisses(int line, int missions);
    /// Figures that a unit lost, whatever became of the unit.
    void setLost(int line, int figures);
    void setNote(int line, const QString &note);
    void setPromoted(const QString &soldier, bool promoted);
    /// What the table says: who was in the list, who was eliminated and what became of them, the score.
    void bringLosses(const share::TableLosses &losses, campaign::Outcome lost);
    /// Beyond what the rules give for the result.
    void setCounter(int side, const QString &counter, int change);
    /// Who holds an area from this mission on; `changes`: false, it stays as it is.
    void setArea(const QString &area, bool changes, const QString &player = {});
    [[nodiscard]] bool isPromoted(const QString &soldier) const { return m_values.promoted.contains(soldier); }

    /// The state as it would be with the report, before promotions.
    [[nodiscard]] const campaign::CampaignState &preview() const { return m_preview; }
    [[nodiscard]] const campaign::MissionState *missionPreview() const;
    [[nodiscard]] ReportGain gain(int line) const;
    [[nodiscard]] ReportTotal totalOf(const QString &force) const;
    /// Soldiers who could be promoted after it.
    [[nodiscard]] QStringList promotable() const;
    /// What does not hold, or is odd, because of this report.
    [[nodiscard]] QVector<campaign::Problem> problems() const;

signals:
    /// Another report, or other lines: read everything again.
    void opened();
    /// An undo or redo: the fields show the values again; `place` is what it was about.
    void restored(const muster::models::ReportPlace &place);
    /// The figures are different.
    void previewChanged();
    void closed();
    /// Drafts came or went.
    void draftsChanged();

private:
    friend class EditReport;

    void open(const QString &kind, const ReportValues &values, bool touched);
    void close();
    void putAway();
    void tidy();
    void put(const ReportValues &values);
    void edit(const QString &sentence, const QString &field, const ReportPlace &place, const ReportValues &after);
    void editLine(const QString &sentence, const QString &field, int line, const ReportLine &after);
    [[nodiscard]] QString nameOf(int line) const;
    void mirrorResult(ReportValues &values, int side) const;
    [[nodiscard]] static bool followVictims(ReportValues &values, const QVector<campaign::Kill> &before,
                                            const QVector<campaign::Kill> &after);
    [[nodiscard]] ReportGain gainThen(const campaign::SoldierState &soldier) const;
    bool takeUp(const QString &kind, const QJsonObject &draft);
    void followDocument();
    void bringBackRecorded();
    void dropRecorded();
    void refold();
    void keep();
    [[nodiscard]] campaign::MissionFought finished() const;
    [[nodiscard]] QVector<campaign::Event> missionEvents() const;

    QPointer<documents::CampaignDocument> m_document;
    bool m_open = false;
    bool m_aside = false;
    bool m_touched = false; ///< something was entered before it was taken up again
    QString m_kind;         ///< under which it is kept
    QString m_corrects;
    QString m_eventId;      ///< the id the mission will have: the preview knows it by it
    QString m_correctionId; ///< of the entry that corrects it
    ReportValues m_values;
    campaign::CampaignState m_preview;
    QUndoStack m_stack, m_discards;
    QTimer m_pause;                                         ///< ends a step of typing
    QHash<QString, QPair<QString, QJsonObject>> m_recorded; ///< entry -> the draft it came from: an undo brings it back
};

} // namespace muster::models
