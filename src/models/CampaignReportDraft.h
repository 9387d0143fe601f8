// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/CampaignDocument.h"

#include <QObject>
#include <QPointer>
#include <QSet>

namespace muster::models {

/// One soldier's line of the report being written.
struct ReportLine
{
    campaign::Participant participant;
    bool in = true;
    friend bool operator==(const ReportLine &, const ReportLine &) = default;
};

/// What one soldier gets out of the report as it stands.
struct ReportGain
{
    int killPoints = 0, gained = 0;
    int freeBefore = 0, freeAfter = 0, needed = 0;
    bool promotable = false;
};

/// The after-battle report while it is written: the lines, the preview, and the events it will become. Keeps itself as the
/// draft of the document, so that nothing typed is lost.
class CampaignReportDraft final : public QObject
{
    Q_OBJECT

public:
    explicit CampaignReportDraft(QObject *parent = nullptr);

    void setDocument(documents::CampaignDocument *document);
    [[nodiscard]] bool isOpen() const { return m_open; }
    /// A new mission; `plan`: the planned mission it fulfils. Takes up a kept draft when there is one.
    void begin(const QString &plan = {});
    /// A mission that was already recorded is put right.
    void correct(const QString &event);
    /// Throws it away.
    void discard();
    /// Into the log, as one step. Empty: done; otherwise why it cannot be recorded yet.
    QString record();

    [[nodiscard]] const QString &corrected() const { return m_corrects; }
    [[nodiscard]] int missionNumber() const;
    [[nodiscard]] const campaign::MissionFought &mission() const { return m_mission; }
    [[nodiscard]] const QVector<ReportLine> &lines() const { return m_lines; }
    [[nodiscard]] const campaign::Side &side(int index) const { return m_mission.sides.at(index); }

    void setMission(const QString &scenario, const QString &name, const QMap<QString, int> &awards);
    void setDate(const QDate &date);
    void setNotes(const QString &notes);
    void setObjective(int side, const QString &objective, campaign::ObjectiveResult result);
    void setResult(int side, campaign::GameResult result);
    void setVictoryPoints(int side, int points);
    void setIn(int line, bool in);
    void setEveryoneIn(bool in);
    void setKills(int line, const QVector<campaign::Kill> &kills);
    void setOutcome(int line, campaign::Outcome outcome);
    void setBonus(int line, int points);
    void setNote(int line, const QString &note);
    void setPromoted(const QString &soldier, bool promoted);
    [[nodiscard]] bool isPromoted(const QString &soldier) const { return m_promoted.contains(soldier); }

    /// The state as it would be with the report, before promotions.
    [[nodiscard]] const campaign::CampaignState &preview() const { return m_preview; }
    [[nodiscard]] const campaign::MissionState *missionPreview() const;
    [[nodiscard]] ReportGain gain(int line) const;
    /// Soldiers who could be promoted after it.
    [[nodiscard]] QStringList promotable() const;
    /// What no longer holds, or does not hold yet, because of this report.
    [[nodiscard]] QVector<campaign::Problem> problems() const;

signals:
    /// Lines, mission or sides were replaced: read everything again.
    void opened();
    /// The figures are different.
    void previewChanged();
    void closed();

private:
    void bringBackDraft();
    void readMission(const campaign::MissionFought &mission);
    void edited();
    void refold();
    void keep();
    [[nodiscard]] campaign::MissionFought finished() const;
    [[nodiscard]] QVector<campaign::Event> missionEvents() const;
    [[nodiscard]] bool takeDraft(const QJsonObject &draft);

    QPointer<documents::CampaignDocument> m_document;
    bool m_open = false;
    QString m_corrects;
    QString m_eventId; ///< the id the mission will have: the preview knows it by it
    campaign::MissionFought m_mission;
    QVector<ReportLine> m_lines;
    QSet<QString> m_promoted;
    campaign::CampaignState m_preview;
    QHash<QString, QJsonObject> m_recorded; ///< mission -> the draft it came from: an undo brings it back
};

} // namespace muster::models
