// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"

#include <QWidget>

namespace muster::app {

/// In the tool strip: game tile, name over game and force.
class CampaignTitle final : public QWidget
{
    Q_OBJECT

public:
    explicit CampaignTitle(CampaignSession &session, QWidget *parent = nullptr);
    void setTexts(const QString &first, const QString &second);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, 40}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    CampaignSession &m_session;
    QString m_first, m_second;
};

/// "5 missions  7 in service  128 PA".
class CampaignFacts final : public QWidget
{
    Q_OBJECT

public:
    explicit CampaignFacts(QWidget *parent = nullptr);
    void setFacts(const QVector<QPair<QString, QString>> &facts);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); } // figures never elide, the title does

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QVector<QPair<QString, QString>> m_facts;
};

} // namespace muster::app
