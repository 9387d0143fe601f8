// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/job/PrintJob.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <memory>

namespace muster::app {

/// A roster on its way to paper: settings in, pages out. The layout runs beside the window and can be stopped.
class PrintSession final : public QObject
{
    Q_OBJECT

public:
    explicit PrintSession(QObject *parent = nullptr);
    ~PrintSession() override;

    void setRoster(const QString &id, const rules::Roster &roster, packs::PackPtr pack, const QHash<QString, QImage> &photos);
    void clear();
    [[nodiscard]] bool hasRoster() const { return m_hasRoster; }
    [[nodiscard]] const QString &rosterId() const { return m_id; }
    [[nodiscard]] const rules::Roster &roster() const { return m_roster; }
    [[nodiscard]] const packs::PackPtr &pack() const { return m_pack; }
    [[nodiscard]] const QHash<QString, QImage> &photos() const { return m_photos; }

    [[nodiscard]] const print::PrintSettings &settings() const { return m_settings; }
    void setSettings(const print::PrintSettings &settings);

    [[nodiscard]] const print::PrintedJob &job() const { return m_job; }
    [[nodiscard]] bool isWorking() const { return m_working; }
    /// Name, points and limit, legal: for the strip.
    struct Head
    {
        QString name, points;
        bool legal = true;
        struct Unit { QString id, name, points; };
        std::vector<Unit> units;
    };
    [[nodiscard]] const Head &head() const { return m_head; }
    [[nodiscard]] print::PdfInfo pdfInfo() const;
    /// Lays out now and waits: tests, and a file that is asked for while the layout runs.
    void finish();

public slots:
    /// Stops the layout that runs; the pages stay as they were.
    void stop();

signals:
    void rosterChanged();
    void settingsChanged();
    void progress(int done, int total);
    /// New pages are there.
    void ready();
    void stopped();

private:
    void start();
    void take(int generation, std::shared_ptr<print::PrintedJob> job);
    void describe();
    [[nodiscard]] print::RosterExtras extras() const;

    QString m_id;
    rules::Roster m_roster;
    packs::PackPtr m_pack;
    QHash<QString, QImage> m_photos;
    bool m_hasRoster = false;
    print::PrintSettings m_settings;
    print::PrintedJob m_job;
    Head m_head;
    QTimer m_soon;
    bool m_working = false;
    int m_generation = 0;
    std::shared_ptr<std::atomic<bool>> m_cancel;
    QThreadPool m_pool; ///< last: its end waits for the work, while everything else is still there
};

} // namespace muster::app
