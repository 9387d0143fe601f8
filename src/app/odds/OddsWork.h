// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Pack.h"
#include "packs/odds/OddsMatrix.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>

namespace muster::app {

/// A question of the odds panel as a value: a thread may have it for itself.
struct OddsAsk
{
    packs::PackPtr pack;
    packs::OddsUnit attacker, target;
    QString mode; ///< id; empty: the one that does most
    QStringList weapons;
    int figures = 0;
    QMap<QString, QString> attack, defence, with;
    QString language;

    /// The question for an asker; it points into this value.
    [[nodiscard]] packs::OddsQuestion question(const packs::OddsMode *mode) const;
};

/// What came of it.
struct OddsShown
{
    OddsAsk ask;
    const packs::OddsMode *mode = nullptr; ///< of ask.pack; null: the attacker has nothing for this
    std::vector<const packs::OddsMode *> modes;
    packs::OddsReply reply;
    QString problem;
    QMap<QString, double> tries; ///< "cover=bunker", "sustained": what comes of it with this besides
    QStringList offered;         ///< conditions that the units bring, or that are on: they stand in the panel
    QStringList notCounted;      ///< names of rules
    std::optional<double> worth; ///< points for a point

    /// The one figure that stands for an answer: chance to destroy, or to win.
    [[nodiscard]] static double figure(const packs::OddsReply &reply);
};
using OddsShownPtr = std::shared_ptr<const OddsShown>;

/// Works out questions beside the window, one after the other; a newer question takes the place of one that waits.
class OddsWork final : public QObject
{
    Q_OBJECT

public:
    explicit OddsWork(QObject *parent = nullptr);
    ~OddsWork() override;

    void ask(const OddsAsk &ask);
    /// The answer at once, in the caller's thread: for a tool tip or a test.
    [[nodiscard]] static OddsShown answer(const OddsAsk &ask, const packs::OddsAsker &asker);
    /// Any other work with an asker of that pack: `work` runs on the thread, `then` on this one.
    void run(const packs::PackPtr &pack, std::function<void(const packs::OddsAsker &asker, const std::function<bool()> &goOn)> work,
             std::function<void()> then);
    /// Nothing is under way.
    [[nodiscard]] bool isIdle() const { return m_running == 0; }

signals:
    void answered(const muster::app::OddsShownPtr &shown);

private:
    /// Lives on the thread.
    struct Bench
    {
        packs::PackPtr pack;
        std::unique_ptr<packs::OddsAsker> asker;
        std::atomic<int> newest = 0;
    };
    std::shared_ptr<Bench> m_bench = std::make_shared<Bench>();
    QThreadPool m_pool;
    int m_running = 0;
};

} // namespace muster::app
