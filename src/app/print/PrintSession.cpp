// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/PrintSession.h"

#include "print/job/KitJob.h"
#include "text/Speaking.h"

namespace muster::app {

using muster::share::toText;

namespace {

constexpr int breath = 30; ///< milliseconds: whoever goes through the settings waits for one layout; a new document for none

} // namespace

PrintSession::PrintSession(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &PrintSession::start);
}

PrintSession::~PrintSession()
{
    if (m_cancel)
        *m_cancel = true;
    m_pool.waitForDone();
}

void PrintSession::setRoster(const QString &id, const rules::Roster &roster, packs::PackPtr pack, const QHash<QString, QImage> &photos)
{
    m_roster = roster;
    m_campaign.reset();
    m_scenario.reset();
    m_photos = photos;
    m_damage.clear();
    changedTo(id, std::move(pack));
}

void PrintSession::setCampaign(const QString &id, const campaign::Campaign &campaign, packs::PackPtr pack)
{
    m_campaign = campaign;
    m_scenario.reset();
    m_photos.clear();
    changedTo(id, std::move(pack));
}

void PrintSession::setScenario(const QString &id, const packs::Scenario &scenario, packs::PackPtr pack)
{
    m_scenario = scenario;
    m_campaign.reset();
    m_photos.clear();
    changedTo(id, std::move(pack));
}

void PrintSession::changedTo(const QString &id, packs::PackPtr pack)
{
    const bool other = id != m_id;
    if (other)
        m_settings.without.clear();
    m_id = id;
    m_pack = std::move(pack);
    m_hasRoster = true;
    describe();
    emit rosterChanged();
    later(other ? 0 : breath);
}

void PrintSession::later(int milliseconds)
{
    if (m_soon.isActive() && m_soon.interval() < milliseconds)
        return; // it comes sooner already, with everything that is set until then
    m_soon.start(milliseconds);
}

std::vector<print::PrintKind> PrintSession::kinds() const
{
    if (isCampaign())
        return {std::begin(print::campaignPrintKinds), std::end(print::campaignPrintKinds)};
    return m_scenario ? print::scenarioPrintKinds(*m_scenario, *m_pack) : print::rosterPrintKinds(m_pack.get());
}

const QSet<print::PrintKind> &PrintSession::what() const
{
    return m_scenario ? m_scenarioWhat : isCampaign() ? m_settings.campaignWhat : m_settings.what;
}

void PrintSession::setWanted(print::PrintKind kind, bool on)
{
    if (m_scenario) {
        on ? void(m_scenarioWhat.insert(kind)) : void(m_scenarioWhat.remove(kind));
        emit settingsChanged();
        later(breath);
        return;
    }
    print::PrintSettings settings = m_settings;
    QSet<print::PrintKind> &what = isCampaign() ? settings.campaignWhat : settings.what;
    on ? void(what.insert(kind)) : void(what.remove(kind));
    setSettings(settings);
}

PrintSession::CardPlace PrintSession::cardOf(const QString &unitId) const
{
    if (m_scenario)
        return {};
    if (!m_campaign)
        return {&m_roster, unitId, m_photos};
    if (!m_source)
        m_source = std::make_unique<print::CampaignSource>(*m_campaign, m_pack, m_settings.language);
    const campaign::SoldierState *soldier = m_source->state().soldier(unitId);
    const int force = soldier ? m_source->state().forceIndex.value(soldier->force, -1) : -1;
    const print::RosterSource *roster = force >= 0 ? m_source->force(force) : nullptr;
    if (!roster)
        return {};
    const QString unit = m_source->selectionOf(unitId);
    return {&roster->roster(), unit, {{unit, m_source->portrait(*soldier)}}};
}

void PrintSession::clear()
{
    stop();
    m_id.clear();
    m_campaign.reset();
    m_scenario.reset();
    m_source.reset();
    m_hasRoster = false;
    m_job = std::make_shared<print::PrintedJob>();
    m_head = {};
    emit rosterChanged();
    emit ready();
    callBack(false);
}

void PrintSession::setSettings(const print::PrintSettings &settings)
{
    if (settings == m_settings)
        return;
    const bool language = settings.language != m_settings.language;
    m_settings = settings;
    if (language && m_hasRoster) {
        describe();
        emit rosterChanged();
    }
    emit settingsChanged();
    if (m_hasRoster)
        later(breath);
}

void PrintSession::setOpponent(const QString &name, std::optional<rules::Roster> roster)
{
    m_opponentName = name;
    m_opponent = std::move(roster);
    if (m_hasRoster)
        later(breath);
}

void PrintSession::setDamage(const QHash<QString, std::vector<print::FigureDamage>> &damage)
{
    m_damage = damage;
    later(breath);
}

print::RosterExtras PrintSession::extras() const
{
    print::RosterExtras extras;
    if (!m_damage.isEmpty())
        extras.damage = [damage = m_damage](const std::string &id) { return damage.value(toText(id)); };
    extras.photo = [photos = m_photos](const std::string &id) { return photos.value(toText(id)); };
    if (m_opponent && m_pack) {
        extras.againstName = m_opponentName;
        extras.against = [roster = *m_opponent, pack = m_pack, language = m_settings.language] {
            rules::Evaluator evaluator(pack->data());
            evaluator.evaluate(roster);
            return share::oddsSide(*pack, evaluator, share::RosterLook::of(*pack, language));
        };
    }
    return extras;
}

void PrintSession::describeCampaign()
{
    const campaign::CampaignState state = campaign::fold(*m_campaign);
    m_source.reset();
    m_head = {};
    m_head.name = m_campaign->start.name;
    m_head.missions = state.fought();
    int points = 0;
    for (const campaign::ForceState &force : state.forces) {
        points += force.points;
        for (const int index : force.soldiers) {
            const campaign::SoldierState &soldier = state.soldiers.at(index);
            m_head.units.push_back({soldier.id, soldier.name, QString::number(soldier.points)});
        }
    }
    m_head.points = QStringLiteral("%1 %2").arg(QString::number(points), m_campaign->rules.pointsName.in(m_settings.language));
}

void PrintSession::describe()
{
    if (m_campaign) {
        describeCampaign();
        return;
    }
    if (m_scenario) {
        m_head = {};
        m_head.name = m_scenario->name.in(m_settings.language);
        m_head.points = m_pack->name(m_settings.language);
        return;
    }
    const print::RosterSource source(m_roster, m_pack, m_settings.language);
    m_head = {};
    m_head.name = toText(m_roster.name);
    m_head.legal = source.legal();
    const double limit = source.limit();
    m_head.points = print::numberText(source.totalPoints()) + (limit >= 0 ? QStringLiteral(" / ") + print::numberText(limit) : QString())
        + QLatin1Char(' ') + source.look().costName;
    for (const print::RosterUnit &unit : source.units()) {
        if (unit.joins) // on the card of the unit that it is one with
            continue;
        const QString points = source.pointsKnown(*unit.selection) ? print::numberText(source.ownPoints(*unit.selection))
                                                                   : QStringLiteral("–");
        m_head.units.push_back({toText(unit.selection->id), source.fullTitleOf(*unit.selection), points, unit.carrier != nullptr});
    }
}

print::PdfInfo PrintSession::pdfInfo() const
{
    return {m_head.name, m_settings.language};
}

void PrintSession::start()
{
    if (!m_hasRoster)
        return;
    if (m_cancel)
        *m_cancel = true;
    m_cancel = std::make_shared<std::atomic<bool>>(false);
    m_working = true;
    emit progress(0, 1);
    const int generation = ++m_generation;
    const QLocale paper = QLocale().name().startsWith(m_settings.language) ? QLocale() : QLocale(m_settings.language);
    m_pool.start([this, generation, cancel = m_cancel, roster = m_roster, book = m_campaign, pack = m_pack, settings = m_settings,
                  scenario = m_scenario, scenarioWhat = m_scenarioWhat, beside = extras(), paper] {
        const text::Speaking speaking(text::Translator::of(settings.language), paper); // the program's may change while this runs
        const print::TextMeter meter;
        const print::Progress say = [&](int done, int total) {
            QMetaObject::invokeMethod(this, [this, generation, done, total] {
                if (generation == m_generation)
                    emit progress(done, total);
            });
            return !cancel->load();
        };
        auto job = std::make_shared<print::PrintedJob>(
            scenario   ? print::layoutScenarioJob(*scenario, *pack, scenarioWhat, settings, meter)
                : book ? print::layoutCampaignJob(print::CampaignSource(*book, pack, settings.language), settings, meter, say)
                       : print::layoutJob(print::RosterSource(roster, pack, settings.language, beside), settings, meter, say));
        QMetaObject::invokeMethod(this, [this, generation, job] { take(generation, job); });
    });
}

void PrintSession::take(int generation, std::shared_ptr<print::PrintedJob> job)
{
    if (generation != m_generation)
        return; // a later one is on its way
    m_working = false;
    if (job->stopped) {
        emit stopped();
        callBack(false);
        return;
    }
    m_job = std::move(job);
    emit ready();
    callBack(true);
}

void PrintSession::stop()
{
    const bool due = m_soon.isActive();
    m_soon.stop();
    if (m_cancel)
        *m_cancel = true;
    if (due && !m_working)
        callBack(false);
}

void PrintSession::whenLaidOut(QObject *context, const std::function<void(bool)> &then)
{
    if (!m_soon.isActive() && !m_working)
        return then(m_hasRoster);
    m_waiting.push_back({context, then});
    if (m_soon.isActive()) {
        m_soon.stop();
        start();
    }
}

void PrintSession::callBack(bool laidOut)
{
    if (laidOut && m_soon.isActive())
        return; // the settings were changed once more meanwhile
    const std::vector<Waiting> waiting = std::exchange(m_waiting, {});
    for (const Waiting &one : waiting) {
        if (one.context)
            one.then(laidOut);
    }
}

void PrintSession::finish()
{
    if (!m_hasRoster)
        return;
    if (m_soon.isActive()) {
        m_soon.stop();
        start();
    }
    m_pool.waitForDone();
    QCoreApplication::sendPostedEvents(this);
}

} // namespace muster::app
